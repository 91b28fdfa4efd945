import { dayFromNumber, dayNumber, type LocalDay } from '#platform/contract/dates.ts'
import type { App } from '#platform/server/app.ts'
import type { InsightFactor } from '#platform/server/day-facts.ts'
import type { Habit } from '../contract.ts'
import { spanOf } from '../engine/day-values.ts'
import { isDoneOn } from '../engine/schedule.ts'
import { allDayNumbers, habitsOf } from './store.ts'

/** Which days each habit that is not put away was done, from `from` to `to`, both included. */
export async function doneDays(app: App, userId: string, from: LocalDay, to: LocalDay): Promise<{ habit: Habit; days: LocalDay[] }[]> {
  const [habits, numbers] = await Promise.all([habitsOf(app.db, await app.vault.keyOf(userId), userId), allDayNumbers(app.db, userId)])
  const first = dayNumber(from)
  return habits
    .filter(({ isArchived }) => !isArchived)
    .map((habit) => {
      const span = spanOf(habit, numbers.get(habit.id) ?? [], to)
      const days: LocalDay[] = []
      for (let index = Math.max(0, first - span.first); index < span.values.length; index++) {
        if (isDoneOn(habit, span, index)) days.push(dayFromNumber(span.first + index))
      }
      return { habit, days }
    })
}

/** Habits beside the mood of their days, for the journal's insight. */
export async function habitFactors(app: App, person: { id: string }, from: LocalDay, to: LocalDay): Promise<InsightFactor[]> {
  return (await doneDays(app, person.id, from, to)).map(({ habit, days }) => ({
    id: `habits:${habit.id}`,
    label: habit.name,
    area: 'habits',
    days,
  }))
}
