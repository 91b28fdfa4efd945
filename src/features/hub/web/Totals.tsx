import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
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
    <TitledCard isSmall title={t.totals.title} look="tinted">
      <div className={styles.stats}>
        {minutesToday !== undefined && <Stat label={t.totals.minutesToday} value={format.number(minutesToday)} />}
        {pointsToday !== undefined && <Stat label={t.totals.pointsToday} value={format.number(pointsToday)} />}
        <Stat label={t.totals.points} value={format.number(points)} />
        <Stat label={t.totals.days} value={format.number(days)} />
      </div>
    </TitledCard>
  )
}
