import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { Stat } from '#platform/web/ui/Stat.tsx'
import styles from './Hub.module.css'
import { hubMessages } from './messages.ts'

interface TotalsProps {
  /** Both undefined when the data is not from today. */
  minutesToday: number | undefined
  pointsToday: number | undefined
  points: number
  days: number
}

/** Minutes and points, of today and in total. */
export function Totals({ minutesToday, pointsToday, points, days }: TotalsProps) {
  const t = useMessages(hubMessages)
  const format = useFormat()
  return (
    <Card as="section" look="tinted" aria-labelledby="hub-totals">
      <h2 id="hub-totals" className="small-title">
        {t.totals.title}
      </h2>
      <div className={styles.stats}>
        {minutesToday !== undefined && <Stat label={t.totals.minutesToday} value={format.number(minutesToday)} />}
        {pointsToday !== undefined && <Stat label={t.totals.pointsToday} value={format.number(pointsToday)} />}
        <Stat label={t.totals.points} value={format.number(points)} />
        <Stat label={t.totals.days} value={format.number(days)} />
      </div>
    </Card>
  )
}
