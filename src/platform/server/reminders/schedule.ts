import { addDays, instantOf, wallClock, weekdayOf, type LocalDay } from '#platform/contract/dates.ts'

/** `day`: it comes once, on that day; otherwise on its weekdays. */
export type Timing = { minutes: number; weekdays: number; day?: LocalDay | null }

/**
 * The next time of a reminder after an instant, in a zone. Days are the wall clock's, not the person's own with
 * their late boundary: a reminder at 01:00 comes at 01:00. A time that DST skips comes later by the gap; one that comes
 * twice, comes the first time.
 */
export function nextOccurrence(
  { minutes, weekdays, day: once }: Timing,
  zone: string,
  after: Date,
): { at: Date; day: LocalDay } | undefined {
  if (once) {
    const at = instantOf(once, minutes, zone)
    return at > after ? { at, day: once } : undefined
  }
  const today = wallClock(after, zone).day
  // From yesterday (a skipped midnight can belong to it) to the same weekday of next week.
  for (let ahead = -1; ahead <= 8; ahead++) {
    const day = addDays(today, ahead)
    if ((weekdays & (1 << weekdayOf(day))) === 0) continue
    const at = instantOf(day, minutes, zone)
    if (at > after) return { at, day }
  }
  return undefined
}
