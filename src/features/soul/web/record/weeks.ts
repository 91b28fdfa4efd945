import { addDays, weekdayOf, type LocalDay } from '#platform/contract/dates.ts'

export type QuietDay = { day: LocalDay; seconds: number; imported: number; times: number }
export type QuietWeek = { from: LocalDay; minutes: number; days: number }

const toMinutes = (seconds: number) => Math.round(seconds / 60)

/** Every week with a day of the year up to `until`, in order, beginning on `firstWeekday` (0 Monday … 6 Sunday). */
export function weeksOf(days: readonly QuietDay[], year: number, until: LocalDay, firstWeekday: number): QuietWeek[] {
  const startOf = (day: LocalDay) => addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7))
  const seconds = new Map<LocalDay, { seconds: number; days: number }>()
  for (const one of days) {
    const week = seconds.get(startOf(one.day)) ?? { seconds: 0, days: 0 }
    seconds.set(startOf(one.day), { seconds: week.seconds + one.seconds, days: week.days + 1 })
  }
  const last = until < `${year}-12-31` ? until : `${year}-12-31`
  const weeks: QuietWeek[] = []
  for (let from = startOf(`${year}-01-01`); from <= last; from = addDays(from, 7)) {
    const sum = seconds.get(from)
    weeks.push({ from, minutes: toMinutes(sum?.seconds ?? 0), days: sum?.days ?? 0 })
  }
  return weeks
}

/** Median minutes of the weeks with entries; undefined without one. */
export function usualWeek(weeks: readonly QuietWeek[]): number | undefined {
  const some = weeks.flatMap(({ minutes }) => (minutes > 0 ? [minutes] : [])).toSorted((a, b) => a - b)
  if (some.length === 0) return undefined
  const middle = Math.floor(some.length / 2)
  return some.length % 2 ? some[middle]! : Math.round((some[middle - 1]! + some[middle]!) / 2)
}

/** Level of a day, 0 to 4: from 1, 5, 15 and 30 minutes. */
export function levelOf(seconds: number): 0 | 1 | 2 | 3 | 4 {
  const minutes = seconds / 60
  return minutes >= 30 ? 4 : minutes >= 15 ? 3 : minutes >= 5 ? 2 : minutes > 0 ? 1 : 0
}
