import { FIRST_DOORS } from '../../doors.ts'

/** The word of the day, in rotation. */
export function articleOfTheDay(now: Date): string {
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000)
  return FIRST_DOORS[day % FIRST_DOORS.length]!
}
