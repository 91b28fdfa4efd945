import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { getBrainHealth } from '../../contract.ts'
import { CARE_SECTIONS, careScore, SECTION_NAMES, type CareItem } from '../../scores/care-score.ts'
import { coreMessages } from '../core/messages.ts'
import { Failed } from '../core/SubPage.tsx'
import { Sudden } from '../core/Sudden.tsx'
import { useBrainHealth } from '../core/use-brain-health.ts'
import { CareItemRow } from './CareItemRow.tsx'
import styles from './Home.module.css'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { homeMessages } from './messages.ts'
import { More } from './More.tsx'
import { ScoreCard } from './ScoreCard.tsx'

const AnswerForm = lazy(() => import('../form/AnswerForm.tsx'))
const OverTime = lazy(() => import('./OverTime.tsx'))

export const queries = () => [queryOf(getBrainHealth)]

/** The Brain Care Score with its twelve items, and links to the other pages. */
export default function HomePage() {
  const t = useMessages(coreMessages)
  const h = useMessages(homeMessages)
  const health = useBrainHealth()
  const { data, sheet, known, error, isLooking, say } = health
  const [editing, setEditing] = useState<CareItem>()
  const score = known && careScore(known)
  return (
    <Page
      area="mind"
      wide
      header={<PageHeader back={<BackLink to="/brain-forest">{t.toMind}</BackLink>} title={t.title} lead={t.lead} actions={<Sudden />} />}
    >
      {data && sheet && known && score ? (
        <div className={styles.home}>
          <ScoreCard score={score} />
          <div className={styles.columns}>
            <Stack gap={8}>
              {SECTION_NAMES.map((section) => (
                <section key={section} className={styles.section} aria-labelledby={`section-${section}`}>
                  <h2 id={`section-${section}`}>
                    {t.names.sections[section]}
                    <small>{h.points(score.sections[section].low, score.sections[section].high, score.sections[section].most)}</small>
                  </h2>
                  {CARE_SECTIONS[section].map((item) => (
                    <CareItemRow
                      key={item}
                      item={item}
                      points={score.items[item]}
                      health={{ data, sheet, known }}
                      onEdit={() => setEditing(item)}
                      say={say}
                    />
                  ))}
                </section>
              ))}
            </Stack>
            <More />
          </div>
          <Suspense fallback={<div className={styles.overShadow} />}>
            <OverTime days={data.days} />
          </Suspense>
          <p className={styles.about}>{h.scoreAbout}</p>
          {editing && (
            <Suspense fallback={null}>
              <AnswerForm item={editing} health={{ data, sheet, known }} say={say} onClose={() => setEditing(undefined)} />
            </Suspense>
          )}
        </div>
      ) : error && !isLooking ? (
        <Failed of={health} />
      ) : (
        <HomeSkeleton />
      )}
    </Page>
  )
}
