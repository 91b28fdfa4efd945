import { addDays, type LocalDay } from '#platform/contract/dates.ts'

export const RANGES = ['month', 'quarter', 'year', 'all'] as const
export type Range = (typeof RANGES)[number]

const lengths = { month: 30, quarter: 90, year: 365 }

/** The range in an address; a year when it has none. */
export function rangeOf(name: string | null): Range {
  return RANGES.find((range) => range === name) ?? 'year'
}

/** The first day of a range that ends today; undefined for the whole journal. */
export function firstDayOf(range: Range, today: LocalDay): LocalDay | undefined {
  return range === 'all' ? undefined : addDays(today, 1 - lengths[range])
}
