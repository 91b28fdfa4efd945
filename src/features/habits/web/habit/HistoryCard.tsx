import { useMemo, useState } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { CalendarYears } from '#platform/web/ui/CalendarYears.tsx'
import { ChartCard } from '#platform/web/ui/ChartCard.tsx'
import type { HabitDay } from '../../contract.ts'
import type { HabitAnswer } from '../data/changes.ts'
import { dayState } from '../data/day-state.ts'
import { blankDay } from '../data/optimistic.ts'
import { habitMessages } from '../core/messages.ts'
import { recordMessages } from './messages.ts'
import { levelOf } from './record.ts'
import { YearSteps } from './YearSteps.tsx'

type Props = { answer: HabitAnswer; years: readonly string[]; onPick: (day: HabitDay) => void }

/** All days of a habit as a scrollable calendar of all years; the table shows the visible year. */
export function HistoryCard({ answer, years, onPick }: Props) {
  const t = useMessages(habitMessages)
  const { history } = useMessages(recordMessages)
  const format = useFormat()
  const { habit, days, today } = answer
  const [chosen, setYear] = useState(today.slice(0, 4))
  // One empty year before the first, because earlier days can be entered as well.
  const all = [...years, String(Number(years.at(-1)) - 1)]
  const year = all.includes(chosen) ? chosen : all[0]!
  const byDay = useMemo(() => new Map(days.map((day) => [day.day, day])), [days])
  const stateWords = (day: LocalDay) => {
    const one = byDay.get(day)
    if (!one) return t.row.state.open
    if (one.isSkipped) return one.reason ? `${t.row.state.skipped}: ${one.reason}` : t.row.state.skipped
    const state = dayState(habit, one)
    return state === 'some' ? t.row.state.some(t.amount(habit, one.value, format)) : t.amount(habit, one.value, format)
  }
  const rows = days.filter(({ day }) => day.startsWith(year)).toReversed()
  return (
    <ChartCard
      pad="lg"
      title={history.title}
      summary={history.summary}
      columns={[history.day, history.state, history.note]}
      rows={rows.length > 0 ? rows.map(({ day, note }) => [format.localDay(day), stateWords(day), note]) : [[year, history.nothing, '']]}
      controls={<YearSteps label={history.years} years={all} year={year} onChange={setYear} />}
    >
      <CalendarYears
        label={history.label}
        from={`${all.at(-1)}-01-01`}
        to={today}
        year={year}
        onYear={setYear}
        levelOf={(day) => levelOf(habit, byDay.get(day))}
        describe={(day) => history.describe(format.localDay(day, 'long'), stateWords(day))}
        onPick={(day) => onPick(byDay.get(day) ?? blankDay(day))}
      />
    </ChartCard>
  )
}
