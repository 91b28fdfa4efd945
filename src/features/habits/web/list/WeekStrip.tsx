import { useQueryClient } from '@tanstack/react-query'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { HabitDay, HabitToday } from '../../contract.ts'
import { dayState } from '../data/day-state.ts'
import { markDay, tapOf } from '../data/marks.ts'
import { habitMessages } from '../core/messages.ts'
import { countedDays } from './status-words.ts'
import styles from './WeekStrip.module.css'

/** The last seven days; a press marks one, because days are often entered later. Numbers ask for the amount. */
export function WeekStrip({ item, onDay }: { item: HabitToday; onDay: (day: HabitDay) => void }) {
  const t = useMessages(habitMessages)
  const format = useFormat()
  const client = useQueryClient()
  const { habit, week } = item
  // "1 of 3 this week" counts since Monday: leaves of last week look different, so that the two agree.
  const before = week.length - (countedDays(item)?.length ?? week.length)
  return (
    <div className={styles.strip} role="group" aria-label={t.row.week(habit.name)}>
      {week.map((day, index) => {
        const state = dayState(habit, day)
        const amount = t.amount(habit, day.value, format)
        const words =
          state === 'skipped'
            ? t.row.state.skipped
            : state === 'done'
              ? habit.kind === 'yes' && habit.schedule.kind !== 'timesADay'
                ? t.row.state.done
                : amount
              : state === 'some'
                ? t.row.state.some(amount)
                : t.row.state.open
        return (
          <button
            key={day.day}
            type="button"
            className={styles.day}
            data-state={state}
            data-today={index === week.length - 1 || undefined}
            data-last-week={index < before || undefined}
            data-week-begins={(before > 0 && index === before) || undefined}
            aria-label={t.row.day(format.localDay(day.day, 'day'), day.note ? `${words}, ${t.row.notes}` : words)}
            onClick={() => (habit.kind === 'yes' && !day.isSkipped ? void markDay(client, habit, day, tapOf(habit, day)) : onDay(day))}
          >
            <span
              className={styles.letter}
              data-letter={format.localDay(day.day, 'weekdayShort').replace('.', '').slice(0, 2)}
              aria-hidden="true"
            />
            <span className={styles.seed} aria-hidden="true" />
            {day.note && <span className={styles.note} aria-hidden="true" />}
          </button>
        )
      })}
    </div>
  )
}
