import { dayFromNumber, dayNumber, type LocalDay } from '#platform/contract/dates.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { InsightFactor } from '#platform/server/day-facts.ts'
import type { LifeRecord } from '#platform/server/life-facts.ts'
import type { Habit } from '../contract.ts'
import { NO_DAYS, spanOf } from '../engine/day-values.ts'
import { doneDaysOf } from '../engine/schedule.ts'
import { dayColumns, habitsOf } from './store.ts'

/** The done days of each habit that is not archived, from `from` to `to`, both included. */
export async function doneDays(
  app: HasDb & HasVault,
  userId: string,
  from: LocalDay,
  to: LocalDay,
): Promise<{ habit: Habit; days: LocalDay[] }[]> {
  const [habits, columns] = await Promise.all([habitsOf(app.db, await app.vault.keyOf(userId), userId), dayColumns(app.db, userId)])
  const first = dayNumber(from)
  return habits
    .filter(({ isArchived }) => !isArchived)
    .map((habit) => {
      const span = spanOf(habit, columns.get(habit.id) ?? NO_DAYS, to)
      const days: LocalDay[] = []
      const done = doneDaysOf(habit, span)
      for (let index = Math.max(0, first - span.first); index < done.length; index++) {
        if (done[index] === 1) days.push(dayFromNumber(span.first + index))
      }
      return { habit, days }
    })
}

/** Habits as factors for the journal's mood insights. */
export async function habitFactors(app: HasDb & HasVault, person: { id: string }, from: LocalDay, to: LocalDay): Promise<InsightFactor[]> {
  return (await doneDays(app, person.id, from, to)).map(({ habit, days }) => ({
    id: `habits:${habit.id}`,
    label: habit.name,
    area: 'habits',
    to: `/habits/${habit.id}`,
    days,
  }))
}

/** The habits that were done on these days. */
export async function habitRecords(app: HasDb & HasVault, person: { id: string }, days: readonly LocalDay[]): Promise<LifeRecord[]> {
  const sorted = days.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return []
  const asked = new Set(days)
  return (await doneDays(app, person.id, first, last)).flatMap(({ habit, days: done }) =>
    done
      .filter((day) => asked.has(day))
      .map((day) => ({
        id: `${habit.id} ${day}`,
        day,
        title: habit.name,
        hint: null,
        area: 'habits',
        to: `/habits/${habit.id}`,
        mood: null,
      })),
  )
}
