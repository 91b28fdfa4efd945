import { lazy, Suspense } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { type Insight, MAX_INSIGHT_DAYS } from '../../contract/insight.ts'
import { Glance } from './Glance.tsx'
import styles from './Insight.module.css'
import { insightMessages } from './messages.ts'
import { MoodTimeline } from './MoodTimeline.tsx'

// Loaded later, because it is at the end of the page, below the first screen.
const InsightDetails = lazy(() => afterPaint(() => import('./InsightDetails.tsx')).then((file) => ({ default: file.InsightDetails })))

/** With fewer days, the page states that they show no pattern yet. */
const FEW_DAYS = 14

/** The insight of a period with at least one mood. */
export function InsightView({ insight }: { insight: Insight }) {
  const t = useMessages(insightMessages)
  const format = useFormat()
  const { days, counts, from, firstDay } = insight
  const mean = days.reduce((sum, { mood }) => sum + mood, 0) / days.length
  const isCapped = counts.days >= MAX_INSIGHT_DAYS && firstDay !== null && firstDay < from
  return (
    <div className={styles.all}>
      {days.length < FEW_DAYS && <p className={styles.note}>{t.few(days.length)}</p>}
      {isCapped && <p className={styles.note}>{t.capped(format.localDay(from))}</p>}
      <Glance counts={counts} mean={mean} />
      <Card as="section" pad="lg">
        <MoodTimeline insight={insight} mean={mean} />
      </Card>
      <Suspense fallback={null}>
        <InsightDetails insight={insight} />
      </Suspense>
    </div>
  )
}
