import { addDays, weekdayOf } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { ChartCard } from '#platform/web/ui/ChartCard.tsx'
import { WeekBars } from '#platform/web/ui/WeekBars.tsx'
import { WEEKS } from '../../contract.ts'
import { creditedMinutes, WEEKLY_RANGE } from '../../engine/weeks.ts'
import { cardioMessages } from '../core/messages.ts'
import { distanceWords } from '../core/speed-words.ts'
import type { Cardio } from '../data/cardio.ts'

const EFFORT_SUM = ({ light, moderate, vigorous }: Cardio['weeks'][number]['seconds']) => light + moderate + vigorous

/** The weeks of a year as bars, with the recommended range behind them. */
export function YearChart({ cardio }: { cardio: Cardio }) {
  const t = useMessages(cardioMessages)
  const format = useFormat()
  const monday = addDays(cardio.today, -weekdayOf(cardio.today))
  const byWeek = new Map(cardio.weeks.map((week) => [week.week, week]))
  const weeks = Array.from({ length: WEEKS }, (_, index) => addDays(monday, 7 * (index + 1 - WEEKS)))
  const minutesOf = (week: string) => (byWeek.has(week) ? creditedMinutes(byWeek.get(week)!.seconds) : 0)
  const seconds = cardio.weeks.reduce((sum, week) => sum + EFFORT_SUM(week.seconds), 0)
  const metres = cardio.weeks.reduce((sum, week) => sum + week.metres, 0)
  return (
    <ChartCard
      title={t.year.title}
      summary={t.year.summary(
        t.year.weeks(cardio.weeks.length),
        format.duration(seconds),
        metres > 0 ? format.quantity('distance', metres, 0) : null,
      )}
      columns={t.year.columns}
      rows={cardio.weeks
        .toReversed()
        .map((week) => [
          format.localDay(week.week),
          format.number(creditedMinutes(week.seconds)),
          format.number(week.sessions),
          format.duration(EFFORT_SUM(week.seconds)),
          week.metres > 0 ? distanceWords(week.metres, format) : '–',
        ])}
    >
      <WeekBars label={t.year.chart} weeks={weeks.map((day) => ({ day, value: minutesOf(day) }))} range={WEEKLY_RANGE} />
    </ChartCard>
  )
}
