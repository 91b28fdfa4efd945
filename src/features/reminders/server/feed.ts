import { createHash } from 'node:crypto'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { addDays, wallClock, weekdayOf, type LocalDay } from '#platform/contract/dates.ts'
import type { PlannedReminder } from '#platform/contract/reminders.ts'

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
const LENGTH_MINUTES = 10
/** How many days ahead single days are listed; calendars reload several times a day. */
const DAYS_AHEAD = 28

/** A reminder as the calendar shows it: a series by weekdays, or `planned` days, each with its title. */
export type CalendarReminder = Omit<PlannedReminder, 'nextAt'> & { planned?: readonly { day: LocalDay; title: string }[] }

/**
 * Reminders as an iCalendar object (RFC 5545). Times are floating, without a zone: like the reminders themselves they mean
 * the wall clock of wherever the person is.
 */
export function calendarOf(reminders: readonly CalendarReminder[], zone: string, now: Date): string {
  const today = wallClock(now, zone).day
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const event = (id: string, day: LocalDay, minutes: number, title: string, rule: readonly string[]) => [
    'BEGIN:VEVENT',
    `UID:${createHash('sha256').update(id).digest('hex').slice(0, 32)}@fernwell`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${local(day, minutes)}`,
    `DURATION:PT${LENGTH_MINUTES}M`,
    ...rule,
    `SUMMARY:${text(title)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(title)}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
  ]
  const events = reminders
    .filter(({ enabled }) => enabled)
    .flatMap(({ id, minutes, weekdays, title, planned }) => {
      if (planned) return planned.flatMap((one) => event(`${id} ${one.day}`, one.day, minutes, one.title, []))
      const days = WEEKDAYS.filter((_, bit) => weekdays & (1 << bit))
      const rule = days.length === 7 ? 'RRULE:FREQ=DAILY' : `RRULE:FREQ=WEEKLY;BYDAY=${days.join(',')}`
      return event(id, firstDay(today, weekdays), minutes, title, [rule])
    })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//reminders//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${PRODUCT_NAME}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** The days of the next four weeks that belong to a reminder, today among them. */
export function daysAhead(today: LocalDay, weekdays: number): LocalDay[] {
  const days = Array.from({ length: DAYS_AHEAD }, (_, at) => addDays(today, at))
  return days.filter((day) => weekdays & (1 << weekdayOf(day)))
}

/** The series begins on a day that belongs to it, or calendars would show one event too many. */
function firstDay(today: LocalDay, weekdays: number): LocalDay {
  let day = today
  while ((weekdays & (1 << weekdayOf(day))) === 0) day = addDays(day, 1)
  return day
}

function local(day: LocalDay, minutes: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${day.replaceAll('-', '')}T${two(Math.floor(minutes / 60))}${two(minutes % 60)}00`
}

const text = (value: string) => value.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')

/** Folds a line after at most 75 bytes; the next line begins with a space, and no character is cut in two. */
function folded(line: string): string {
  let out = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > 75) {
      out += '\r\n '
      bytes = 1
    }
    out += character
    bytes += size
  }
  return out
}
