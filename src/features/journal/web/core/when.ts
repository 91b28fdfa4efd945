import { instantOf, localDayOf, wallClock, clockTime } from '#platform/contract/dates.ts'
import type { When } from '../../contract/records.ts'

export const FIRST_DAY = '1900-01-01'
export const LAST_DAY = '2100-12-31'

/** An instant as an entry's `when`; `dayStart` in minutes after local midnight. */
export function whenOf(at: Date, zone: string, dayStart: number): When {
  return { at: at.toISOString(), zone, localDay: localDayOf(at, zone, dayStart) }
}

/**
 * Parses a typed day and time. A time before the person's day boundary is read by the calendar: 01:00 on the
 * 12th is the night of the 12th by the clock, and belongs to their 11th. Undefined for an invalid day.
 */
export function typedWhen(day: string, time: string, zone: string, dayStart: number): When | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < FIRST_DAY || day > LAST_DAY || Number.isNaN(Date.parse(day))) return undefined
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? []
  if (hours === undefined) return undefined
  return whenOf(instantOf(day, Number(hours) * 60 + Number(minutes), zone), zone, dayStart)
}

/** Noon of a person's day, for an entry that is added later. */
export const noonOf = (day: string, zone: string, dayStart: number): When | undefined => typedWhen(day, '12:00', zone, dayStart)

/** `HH:MM` on the clock of the entry's zone. */
export function timeOf(when: When): { day: string; time: string } {
  const { day, minutes } = wallClock(new Date(when.at), when.zone)
  return { day, time: clockTime(minutes) }
}
