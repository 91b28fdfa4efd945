import { dayNumber, type LocalDay } from '#platform/contract/dates.ts'

/** Hours of the person's wall clock: the night lasts from `EVENING` until morning, mornings last until `NOON`. */
const EVENING = 20
const NIGHT_ENDS = 4
const NOON = 11

export const isNight = (hour: number): boolean => hour >= EVENING || hour < NIGHT_ENDS

/** Waking tracks do not suit the evening, and sleep tracks do not suit the day. All others suit any hour. */
export function suitsHour(category: string, hour: number): boolean {
  if (isNight(hour)) return !['morning', 'focus', 'walking'].includes(category)
  return category !== 'sleep' && (category !== 'morning' || hour < NOON)
}

/** The track of a day, of those that suit the hour: stable until it no longer suits, another one tomorrow. Used by the hub and by Soul. */
export function trackOfDay<T extends { category: string }>(tracks: readonly T[], day: LocalDay, hour: number): T | undefined {
  // In the evening sleep tracks come first, for as many days as there are sleep tracks.
  const fitting = tracks.filter(({ category }) => suitsHour(category, hour))
  const own = fitting.filter(({ category }) => (isNight(hour) ? category === 'sleep' : hour < NOON && category === 'morning'))
  const among = own.length > 0 && (isNight(hour) || dayNumber(day) % 2 === 0) ? own : fitting
  return among[dayNumber(day) % among.length]
}
