import { dayNumber, type LocalDay } from '#platform/contract/dates.ts'

/** From this hour on, and until the other, it is for falling asleep; mornings last until `NOON`. Hours of the person's wall clock. */
const EVENING = 20
const NIGHT_ENDS = 4
const NOON = 11

export const isNight = (hour: number): boolean => hour >= EVENING || hour < NIGHT_ENDS

/** What wakes is not for the evening, and what puts to sleep not for the day. Anything else is for any hour. */
export function suitsHour(category: string, hour: number): boolean {
  if (isNight(hour)) return !['morning', 'focus', 'walking'].includes(category)
  return category !== 'sleep' && (category !== 'morning' || hour < NOON)
}

/** The track for a day, of those that suit the hour: the same until the hour no longer suits it, another tomorrow. One rule for the hub and Soul. */
export function trackOfDay<T extends { category: string }>(tracks: readonly T[], day: LocalDay, hour: number): T | undefined {
  // In the evening what is for falling asleep comes first, for as many days as there are of those.
  const fitting = tracks.filter(({ category }) => suitsHour(category, hour))
  const own = fitting.filter(({ category }) => (isNight(hour) ? category === 'sleep' : hour < NOON && category === 'morning'))
  const among = own.length > 0 && (isNight(hour) || dayNumber(day) % 2 === 0) ? own : fitting
  return among[dayNumber(day) % among.length]
}
