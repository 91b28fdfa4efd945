import { dayNumber } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { TimeChart } from '#platform/web/ui/TimeChart.tsx'
import type { ScoreDay } from '../../contract.ts'
import styles from './Home.module.css'
import { homeMessages } from './messages.ts'

/** The score over time, on the days on which an answer changed. */
export default function OverTime({ days }: { days: readonly ScoreDay[] }) {
  const h = useMessages(homeMessages)
  const format = useFormat()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || first.day === last.day)
    return (
      <section className={styles.over}>
        <h2>{h.over}</h2>
        <p>{h.overFew}</p>
      </section>
    )
  const points = days.map(({ day, care }) => ({ x: dayNumber(day), ...care }))
  return (
    <div className={styles.over}>
      <ChartFrame
        level={2}
        title={h.over}
        summary={h.overText}
        columns={[h.day, h.least, h.most]}
        rows={days.toReversed().map(({ day, care }) => [format.localDay(day), care.low, care.high])}
      >
        <TimeChart
          label={h.overText}
          from={dayNumber(first.day)}
          to={dayNumber(last.day)}
          line={points.map(({ x, low }) => ({ x, y: low }))}
          band={points}
          fromZero
          mark={(value) => format.number(value)}
          ends={[format.localDay(first.day), format.localDay(last.day)]}
        />
      </ChartFrame>
    </div>
  )
}
