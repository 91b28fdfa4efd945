import { dayNumber, type LocalDay } from '#platform/contract/dates.ts'

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export function weekdayOf(day: LocalDay): number {
  // 1970-01-01 was a Thursday.
  return ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1
}

export type GroupMean<K> = { key: K; mean: number | null; n: number }

/** The mean of each group and of how many values; a group without any has a mean of null. In the order of `keys`; others are left out. */
export function meanByGroup<T, K>(
  items: Iterable<T>,
  keys: readonly K[],
  keyOf: (item: T) => K,
  valueOf: (item: T) => number,
): GroupMean<K>[] {
  const groups = new Map(keys.map((key) => [key, { sum: 0, n: 0 }]))
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (!group) continue
    group.sum += valueOf(item)
    group.n++
  }
  return [...groups].map(([key, { sum, n }]) => ({ key, mean: n > 0 ? sum / n : null, n }))
}
