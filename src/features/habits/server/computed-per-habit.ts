import { LRUCache } from 'lru-cache'
import { dayNumber, type LocalDay } from '#platform/contract/dates.ts'
import { givingWay } from '#platform/server/core/give-way.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { Habit } from '../contract.ts'
import { NO_DAYS, type DayColumns } from '../engine/day-values.ts'
import { dayColumns, type Versioned } from './store.ts'

/** A calculation over a habit's days: its name, and the size of its result in memory (bytes, roughly). */
export type Computation<T> = { name: string; weight: (value: T) => number; count: (habit: Habit, days: DayColumns) => T }

/** About ten milliseconds of computing: five habits of ten years, or one of a hundred. */
const DAYS_A_TURN = 20_000
const daysSince = (day: LocalDay) => Math.max(0, Date.now() / 86_400_000 - dayNumber(day))

const MAX_BYTES = 48 * 1024 * 1024
/** Results per habit and version. A result is valid until the habit or one of its days changes, in any process. */
const cache = new LRUCache<string, { version: string; value: object }>({ maxSize: MAX_BYTES })

/** Clears the cache; results are computed again on demand. */
export function clearComputed(): void {
  cache.clear()
}

/**
 * Computes a value from all days of each habit, in the order of `habits`. Only habits whose version changed are read and
 * computed again. `habits` must have been read first: days are then never older than the version they are cached under.
 */
export async function computedPerHabit<T extends object>(
  db: Db,
  userId: string,
  habits: readonly Versioned[],
  { name, weight, count }: Computation<T>,
): Promise<{ habit: Habit; value: T }[]> {
  const keyOf = ({ id }: Habit) => `${userId}/${id}/${name}`
  const found = new Map<string, T>()
  for (const { habit, version } of habits) {
    const entry = cache.get(keyOf(habit))
    if (entry?.version === version) found.set(habit.id, entry.value as T)
  }
  const missing = habits.filter(({ habit }) => !found.has(habit.id))
  if (missing.length > 0) {
    const days = await dayColumns(db, userId, { only: missing.map(({ habit }) => habit.id) })
    const giveWay = givingWay(DAYS_A_TURN)
    for (const { habit, version } of missing) {
      // Two hundred habits of a hundred years take seconds: yield so that other requests are answered.
      await giveWay(daysSince(habit.startDay))
      const value = count(habit, days.get(habit.id) ?? NO_DAYS)
      cache.set(keyOf(habit), { version, value }, { size: 200 + weight(value) })
      found.set(habit.id, value)
    }
  }
  return habits.map(({ habit }) => ({ habit, value: found.get(habit.id)! }))
}
