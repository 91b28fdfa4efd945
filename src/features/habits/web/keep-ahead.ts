import type { KeepAnswer } from '#platform/web/query/keep-answer.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getHabitAnalytics, getHabitMoods } from '../contract-analytics.ts'
import { habitQuery, listQuery } from './data/use-habits.ts'

/** Limit of records, because a device stores sixty answers in all, including those that the person opened. */
const MOST_RECORDS = 25

/** Stores the list, the patterns and the records of the first habits in advance, for use without a network. */
export async function keepAhead(keep: KeepAnswer): Promise<void> {
  const list = await keep(listQuery())
  if (!list || list.habits.length === 0) return
  await keep(queryOf(getHabitAnalytics))
  await keep(queryOf(getHabitMoods))
  for (const { habit } of list.habits.slice(0, MOST_RECORDS)) await keep(habitQuery(habit.id))
}
