import { wallClock } from '#platform/contract/dates.ts'

export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night'

/** @param hour local, 0–23 */
export function dayPartOf(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning'
  if (hour >= 12 && hour < 18) return 'afternoon'
  return hour >= 18 && hour < 23 ? 'evening' : 'night'
}

/** The hour (with minutes as a fraction) on the wall clock of an IANA zone. */
export function hourIn(zone: string, at: Date): number {
  return wallClock(at, zone).minutes / 60
}

export type WeekDay = { day: string; acts: number; minutes: number }
/** rest: a past day without activity; open: today, while it has none yet. */
export type Growing = WeekDay & { isToday: boolean; state: 'grew' | 'rest' | 'open'; /** 0–1, for the plant. */ growth: number }

/** A plant is full-grown after this many minutes in a day. */
const FULL_MINUTES = 20
const SPROUT = 0.3

/** The week's days as plants: more minutes grow a taller plant, the first ones count most; any act of care grows a sprout. */
export function weekOf(days: readonly WeekDay[], today: string): Growing[] {
  return days.map((one) => {
    const isToday = one.day === today
    if (one.acts === 0 && one.minutes === 0) return { ...one, isToday, state: isToday ? 'open' : 'rest', growth: 0 }
    return { ...one, isToday, state: 'grew', growth: SPROUT + (1 - SPROUT) * Math.sqrt(Math.min(1, one.minutes / FULL_MINUTES)) }
  })
}
