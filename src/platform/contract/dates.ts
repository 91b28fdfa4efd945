import { z } from 'zod'
import { fieldReasons } from './reasons.en.ts'

/** A calendar day without a zone, `YYYY-MM-DD`. */
export const LocalDay = z.iso.date()
export type LocalDay = z.infer<typeof LocalDay>

/** The range of days that a living person may enter; it bounds all counting by days. */
export const EARLIEST_DAY: LocalDay = '1900-01-01'
export const LATEST_DAY: LocalDay = '2100-12-31'

/** A day that a person enters, where days from it on will be counted. */
export const PlausibleDay = LocalDay.refine((day) => day >= EARLIEST_DAY && day <= LATEST_DAY, fieldReasons.day_too_far.id)

/** The plausible day nearest to one that was stored before there were bounds. */
export const plausibleDay = (day: LocalDay): LocalDay => (day < EARLIEST_DAY ? EARLIEST_DAY : day > LATEST_DAY ? LATEST_DAY : day)

/** An instant as ISO 8601 in UTC. */
export const Instant = z.iso.datetime()

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    formatters.set(zone, formatter)
  }
  return formatter
}

/** Whether this runtime supports the IANA time zone. */
export function isZone(zone: string): boolean {
  try {
    formatterFor(zone)
    return true
  } catch {
    return false
  }
}

export const Zone = z.string().max(64).refine(isZone, fieldReasons.zone.id)

/** The wall clock in a zone: day as `YYYY-MM-DD`, minutes since local midnight. */
export function wallClock(at: Date, zone: string): { day: LocalDay; minutes: number } {
  const parts: Record<string, string> = {}
  for (const { type, value } of formatterFor(zone).formatToParts(at)) parts[type] = value
  return {
    day: `${(parts.year ?? '').padStart(4, '0')}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

/**
 * The person's day that an instant belongs to. Their day begins at `dayStart` minutes after local midnight (240 = 04:00):
 * earlier times still belong to yesterday. The wall clock decides, so a day is right also when DST makes it 23 or 25 hours.
 */
export function localDayOf(at: Date, zone: string, dayStart: number): LocalDay {
  const { day, minutes } = wallClock(at, zone)
  return minutes < dayStart ? addDays(day, -1) : day
}

/** Milliseconds that a zone's wall clock is ahead of UTC at an instant. */
export function offsetAt(at: number, zone: string): number {
  const { day, minutes } = wallClock(new Date(at), zone)
  return Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 - Math.floor(at / 60_000) * 60_000
}

/**
 * The instant at which a zone's wall clock shows `minutes` after midnight of a day. When DST skips that time, the instant
 * is later by the gap; when it comes twice, it is the first (RFC 5545's reading of a local time).
 */
export function instantOf(day: LocalDay, minutes: number, zone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  const before = offsetAt(wall - DAY_MS, zone)
  const after = offsetAt(wall + DAY_MS, zone)
  for (const offset of [before, after]) {
    if (offsetAt(wall - offset, zone) === offset) return new Date(wall - offset)
  }
  return new Date(wall - before)
}

/** Minutes after midnight (0–1439, whole) as `HH:MM`. */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const DAY_MS = 86_400_000

/** Days since 1970-01-01 of a local day: plain integers to count with. */
export function dayNumber(day: LocalDay): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

export function dayFromNumber(number: number): LocalDay {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}

/** Of a day number: 0 is Monday, 6 Sunday. 1970-01-01 was a Thursday. */
export function weekdayOfNumber(number: number): number {
  return (((number + 3) % 7) + 7) % 7
}

/** 0 is Monday, 6 Sunday. */
export const weekdayOf = (day: LocalDay): number => weekdayOfNumber(dayNumber(day))

export function addDays(day: LocalDay, days: number): LocalDay {
  return dayFromNumber(dayNumber(day) + days)
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return dayNumber(to) - dayNumber(from)
}
