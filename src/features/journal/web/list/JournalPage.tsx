import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { calendar } from '#platform/web/ui/icons/places.ts'
import { book } from '#platform/web/ui/icons/subjects.ts'
import { leaf } from '#platform/web/ui/icons/things.ts'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { WithIcon } from '#platform/web/ui/WithIcon.tsx'
import { useToday } from '#platform/web/session/use-today.ts'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { useIsWide } from '../core/use-is-wide.ts'
import { JournalGate } from '../lock/JournalGate.tsx'
import { journalMessages } from '../core/messages.ts'
import { MoodRow } from '../mood/MoodRow.tsx'
import { PromptCard } from '../prompts/PromptCard.tsx'
import { ReflectButton } from '../prompts/ReflectButton.tsx'
import { JournalFrame } from './JournalFrame.tsx'
import JournalOutline from './JournalOutline.tsx'
import { LazyJournalList } from './LazyJournalList.tsx'
import styles from './JournalPage.module.css'
import { JournalTools } from './JournalTools.tsx'
import { useListView } from './list-view.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'

/** Memories are shown beside the list in wide windows; on phones they are in the calendar. */
const Memories = lazy(() => afterPaint(() => import('../calendar/Memories.tsx')).then((file) => ({ default: file.Memories })))

export default function JournalPage() {
  return (
    <JournalGate fallback={<JournalOutline />}>
      <Today />
    </JournalGate>
  )
}

/** The part for today: mood and a button to write; all earlier days follow below. */
function Today() {
  const t = useMessages(journalMessages).list
  const format = useFormat()
  const isWide = useIsWide()
  const { query, isTrash } = useListView()
  /** On a phone, search results and the trash fill the page. */
  const isLooking = !isWide && (query.trim() !== '' || isTrash)
  const today = useToday(deviceZone())
  return (
    <JournalFrame>
      <PageHeader title={t.title} kicker={format.localDay(today, 'long')} />
      <div className={styles.today}>
        {!isWide && <JournalTools place="page" />}
        {isLooking || (
          <>
            <MoodRow />
            <nav className={styles.ways} aria-label={t.ways}>
              <Link to="/journal/new" className={`${buttonClass({ size: 'lg' })} ${styles.write}`}>
                <WithIcon of={edit}>{t.write}</WithIcon>
              </Link>
              <Link to="/journal/new?template=choose" className={styles.way}>
                <Icon of={book} size={20} />
                {t.fromTemplate}
              </Link>
              <Link to="/calendar" className={styles.way}>
                <Icon of={calendar} size={20} />
                {t.calendar}
              </Link>
              <Link to="/journal/insight" className={styles.way}>
                <Icon of={leaf} size={20} />
                {t.insight}
              </Link>
              <ReflectButton className={styles.way} />
            </nav>
            <PromptCard />
            {isWide && (
              <Suspense fallback={null}>
                <Memories />
              </Suspense>
            )}
          </>
        )}
        {!isWide && <LazyJournalList place="page" />}
      </div>
    </JournalFrame>
  )
}
