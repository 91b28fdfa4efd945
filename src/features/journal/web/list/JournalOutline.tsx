import { useMessages } from '#platform/web/i18n/messages.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { moods, MoodFace } from '#platform/web/ui/MoodFace.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { uiMessages } from '#platform/web/ui/messages.ts'
import { journalMessages } from '../core/messages.ts'
import moodStyles from '../mood/Mood.module.css'
import frameStyles from './JournalFrame.module.css'
import styles from './JournalOutline.module.css'
import pageStyles from './JournalPage.module.css'
import { PlacedListSkeleton } from './ListSkeleton.tsx'

/** The outline of JournalPage, until the person's data and the state of the lock have loaded. */
export default function JournalOutline() {
  const t = useMessages(journalMessages)
  const names = useMessages(uiMessages).moods
  return (
    <Page area="journal" wide>
      <div className={frameStyles.frame}>
        <div className={styles.onlyWide}>
          <div className={frameStyles.side}>
            <PlacedListSkeleton place="side" />
          </div>
        </div>
        <div className={frameStyles.open}>
          <PageHeader title={t.list.title} kicker={'\u00a0'} />
          <div className={pageStyles.today}>
            <div className={styles.notWide}>
              <Skeleton shape="card" height="3rem" />
            </div>
            <TitledCard isSmall title={t.mood.question} look="tinted" pad="lg" gap={4}>
              <div className={moodStyles.faces} aria-hidden="true">
                {moods.map((mood) => (
                  <div key={mood} className={moodStyles.face}>
                    <MoodFace mood={mood} size={52} named name={names[mood - 1] ?? ''} decorative />
                  </div>
                ))}
              </div>
            </TitledCard>
            <Skeleton shape="card" height="3.5rem" />
          </div>
        </div>
      </div>
    </Page>
  )
}
