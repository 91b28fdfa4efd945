import { dayNumber, clockTime } from '#platform/contract/dates.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { TimeChart } from '#platform/web/ui/TimeChart.tsx'
import type { getEatingPattern } from '../../contract/insight.ts'
import { trendsMessages } from './messages.ts'
import styles from './Trends.module.css'

const DAY_MINUTES = 24 * 60
const NEAREST = 5
/** Interval of the marks, so that they are at round times of the day. */
const MARK_MINUTES = 6 * 60

/** Usual meal times. Shows hours without food plainly, not as a goal, and not at all to people who hide numbers. */
export function MealTimesCard({ times, isHidden }: { times: OutputOf<typeof getEatingPattern>['times']; isHidden: boolean }) {
  const t = useMessages(trendsMessages).times
  const format = useFormat()
  if (!times)
    return (
      <TitledCard isSmall title={t.title} gap={4}>
        <p className={styles.soft}>{t.none}</p>
      </TitledCard>
    )
  const clock = (minutes: number) => {
    const whole = ((Math.round(minutes) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
    return format.localTime(clockTime(whole))
  }
  const near = (minutes: number) => clock(Math.round(minutes / NEAREST) * NEAREST)
  const long = (minutes: number) => format.duration(Math.round(minutes / NEAREST) * NEAREST * 60)
  const { days, first, last, night } = times
  const [from, to] = [days[0]!.day, days.at(-1)!.day]
  return (
    <Card as="section" gap={4}>
      <ChartFrame
        level={2}
        title={t.title}
        summary={
          <span className={styles.statement}>
            <span>{t.first(near(first.middle), near(first.low), near(first.high))}</span>
            <span>{t.last(near(last.middle), near(last.low), near(last.high))}</span>
            {night && !isHidden && <span>{t.night(long(night.middle), long(night.low), long(night.high), night.nights)}</span>}
          </span>
        }
        columns={[t.day, t.firstColumn, t.lastColumn]}
        rows={days.toReversed().map((day) => [format.localDay(day.day), clock(day.first), clock(day.last)])}
      >
        <TimeChart
          label={t.chart}
          from={dayNumber(from)}
          to={dayNumber(to)}
          dots={days.flatMap((day) => [
            { x: dayNumber(day.day), y: day.first / MARK_MINUTES },
            { x: dayNumber(day.day), y: day.last / MARK_MINUTES },
          ])}
          band={days.map((day) => ({ x: dayNumber(day.day), low: day.first / MARK_MINUTES, high: day.last / MARK_MINUTES }))}
          mark={(marks) => clock(marks * MARK_MINUTES)}
          ends={[format.localDay(from, 'short'), format.localDay(to, 'short')]}
        />
      </ChartFrame>
      <p className={styles.soft}>{t.rests(days.length)}</p>
    </Card>
  )
}
