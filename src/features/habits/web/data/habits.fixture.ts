import { addDays } from '#platform/contract/dates.ts'
import type { Habit, HabitDay, HabitToday } from '../../contract.ts'
import { numbered } from '../../engine/day-values.ts'
import { standingOf } from '../../engine/status.ts'
import type { HabitList } from './changes.ts'
import { PLAIN_HABIT } from '../../plain-habit.ts'
import { blankDay } from './optimistic.ts'

export const TODAY = '2026-05-04'

export const someHabit = (change: Partial<Habit> = {}): Habit => ({
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'Stretch',
  ...PLAIN_HABIT,
  order: 0,
  startDay: '2026-04-01',
  createdAt: '2026-04-01T08:00:00.000Z',
  completedDay: null,
  ...change,
})

/** The server's answer for a habit with these days. */
export function someToday(habit: Habit, days: readonly HabitDay[] = [], today = TODAY): HabitToday {
  const byDay = new Map(days.map((day) => [day.day, day]))
  const names = Array.from({ length: 7 }, (_, index) => addDays(today, index - 6))
  const week = names.map((day) => byDay.get(day) ?? blankDay(day))
  return {
    habit,
    today: week.at(-1)!,
    week,
    standing: standingOf(habit, numbered(days), today),
  }
}

export const someList = (...habits: HabitToday[]): HabitList => ({ today: TODAY, habits, groups: [] })
