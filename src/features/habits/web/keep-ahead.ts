import type { KeepAnswer } from '#platform/web/query/keep-answer.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getHabitAnalytics, getHabitMoods } from '../contract-analytics.ts'
import { habitQuery, listQuery } from './data/use-habits.ts'

/** A device keeps sixty answers in all: so many records leave room for what somebody really looked at. */
const MOST_RECORDS = 25

/** The list, the patterns and the records of the first habits, to be opened without a network before any was looked at. */
export async function keepAhead(keep: KeepAnswer): Promise<void> {
  const list = await keep(listQuery())
  if (!list || list.habits.length === 0) return
  await keep(queryOf(getHabitAnalytics))
  await keep(queryOf(getHabitMoods))
  for (const { habit } of list.habits.slice(0, MOST_RECORDS)) await keep(habitQuery(habit.id))
}
