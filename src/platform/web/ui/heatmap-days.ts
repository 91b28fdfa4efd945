const dayMs = 86_400_000
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)

export interface HeatmapWeek {
  /** Seven days `YYYY-MM-DD`, first weekday first; undefined where the range has not begun or has ended. */
  days: (string | undefined)[]
  /** The month that begins in this week, `YYYY-MM`. */
  month?: string
}

/** Days from `from` to `to`, both in, and the day with which their weeks begin (1 Monday … 7 Sunday). */
export interface WeekRange {
  from: string
  to: string
  firstWeekday: number
}

/** The number of the first day of the week in which a range begins. */
function firstOf({ from, firstWeekday }: WeekRange): number {
  const start = numberOf(from)
  // Day 0, 1 January 1970, was a Thursday (4).
  const weekday = (((start + 3) % 7) + 7) % 7
  return start - ((weekday - (firstWeekday - 1) + 7) % 7)
}

/** In which week of a range a day lies, from 0. */
export const weekIndexOf = (range: WeekRange, day: string): number => Math.floor((numberOf(day) - firstOf(range)) / 7)

/** One week of a range. */
export function weekAt(range: WeekRange, index: number): HeatmapWeek {
  const first = firstOf(range) + index * 7
  const [start, end] = [numberOf(range.from), numberOf(range.to)]
  const days = Array.from({ length: 7 }, (_, at) => (first + at < start || first + at > end ? undefined : dayOf(first + at)))
  const begins = days.find((day) => day?.endsWith('-01'))
  return { days, ...(begins && { month: begins.slice(0, 7) }) }
}

/** Cuts the days of a range into weeks. At most ten years. */
export function weeksBetween(from: string, to: string, firstWeekday: number): HeatmapWeek[] {
  const start = numberOf(from)
  const end = Math.min(numberOf(to), start + 3660)
  if (Number.isNaN(start) || Number.isNaN(end) || end < start) return []
  const range = { from, to: dayOf(end), firstWeekday }
  return Array.from({ length: weekIndexOf(range, range.to) + 1 }, (_, index) => weekAt(range, index))
}

/** The day `days` after `day`. */
export const addDays = (day: string, days: number): string => dayOf(numberOf(day) + days)
