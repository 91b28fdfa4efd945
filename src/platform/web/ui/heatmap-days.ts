const dayMs = 86_400_000
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)

export interface HeatmapWeek {
  /** Seven days `YYYY-MM-DD`, first weekday first; undefined where the range has not begun or has ended. */
  days: (string | undefined)[]
  /** The month that begins in this week, `YYYY-MM`. */
  month?: string
}

/** Cuts the days from `from` to `to` (both in) into weeks that begin on `firstWeekday` (1 Monday … 7 Sunday). At most ten years. */
export function weeksBetween(from: string, to: string, firstWeekday: number): HeatmapWeek[] {
  const start = numberOf(from)
  const end = Math.min(numberOf(to), start + 3660)
  if (Number.isNaN(start) || Number.isNaN(end) || end < start) return []
  // Day 0, 1 January 1970, was a Thursday (4).
  const weekday = (((start + 3) % 7) + 7) % 7
  const lead = (weekday - (firstWeekday - 1) + 7) % 7
  const weeks: HeatmapWeek[] = []
  for (let first = start - lead; first <= end; first += 7) {
    const days = Array.from({ length: 7 }, (_, index) => (first + index < start || first + index > end ? undefined : dayOf(first + index)))
    const begins = days.find((day) => day?.endsWith('-01'))
    weeks.push({ days, ...(begins && { month: begins.slice(0, 7) }) })
  }
  return weeks
}

/** The day `days` after `day`. */
export const addDays = (day: string, days: number): string => dayOf(numberOf(day) + days)
