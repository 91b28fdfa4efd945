import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { CalendarHeatmap } from '#platform/web/ui/CalendarHeatmap.tsx'
import { ChartCard } from '#platform/web/ui/ChartCard.tsx'
import { WeekBars } from '#platform/web/ui/WeekBars.tsx'
import type { getRecord } from '../../contract-record.ts'
import { recordMessages } from './messages.ts'
import { levelOf, usualWeek, weeksOf } from './weeks.ts'

type Props = { record: OutputOf<typeof getRecord> }

const minutesOf = (seconds: number) => Math.round(seconds / 60)

/** The year as a calendar of leaves, one per day. */
export function QuietDays({ record: { year, days } }: Props) {
  const t = useMessages(recordMessages)
  const format = useFormat()
  const byDay = new Map(days.map((one) => [one.day, one]))
  const minutes = minutesOf(days.reduce((sum, { seconds }) => sum + seconds, 0))
  return (
    <ChartCard
      title={t.byDay.title}
      summary={days.length === 0 ? t.byDay.none : t.byDay.summary(minutes, days.length)}
      columns={t.byDay.columns}
      rows={days
        .toReversed()
        .map(({ day, seconds, times, imported }) => [
          format.localDay(day),
          format.number(minutesOf(seconds)),
          format.number(times),
          format.number(minutesOf(imported)),
        ])}
    >
      <CalendarHeatmap
        label={t.byDay.title}
        from={`${year}-01-01`}
        to={`${year}-12-31`}
        levelOf={(day) => levelOf(byDay.get(day)?.seconds ?? 0)}
        describe={(day) => t.byDay.day(format.localDay(day), minutesOf(byDay.get(day)?.seconds ?? 0))}
      />
    </ChartCard>
  )
}

/** The weeks of the year as bars. */
export function QuietWeeks({ record: { year, days, today } }: Props) {
  const t = useMessages(recordMessages)
  const format = useFormat()
  const weeks = weeksOf(days, year, today, (format.firstWeekday + 6) % 7)
  const usual = usualWeek(weeks)
  return (
    <ChartCard
      title={t.byWeek.title}
      summary={usual === undefined ? t.byWeek.none : t.byWeek.summary(usual)}
      columns={t.byWeek.columns}
      rows={weeks
        .filter(({ minutes }) => minutes > 0)
        .toReversed()
        .map(({ from, minutes, days: some }) => [format.localDay(from), format.number(minutes), format.number(some)])}
    >
      <WeekBars label={t.byWeek.chart} weeks={weeks.map(({ from, minutes }) => ({ day: from, value: minutes }))} />
    </ChartCard>
  )
}
