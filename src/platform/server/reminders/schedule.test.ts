import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayFromNumber, instantOf, wallClock, weekdayOf } from '#platform/contract/dates.ts'
import { nextOccurrence } from './schedule.ts'

const ZONES = [
  'UTC',
  'Europe/Vienna',
  'America/New_York',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Pacific/Apia',
]
const zone = fc.constantFrom(...ZONES)
const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2029, 11, 31) }).map((ms) => new Date(ms))
const timing = fc.record({ minutes: fc.integer({ min: 0, max: 1439 }), weekdays: fc.integer({ min: 1, max: 127 }) })

describe('the instant of a wall clock time', () => {
  test('shows that time on the clock of the zone, or comes right after the hour that DST skips', () => {
    fc.assert(
      fc.property(fc.integer({ min: 18_300, max: 21_900 }), fc.integer({ min: 0, max: 1439 }), zone, (number, minutes, place) => {
        const day = dayFromNumber(number)
        const at = instantOf(day, minutes, place)
        const shown = wallClock(at, place)
        if (shown.day === day && shown.minutes === minutes) {
          // Of two such instants it is the first.
          expect(wallClock(new Date(at.getTime() - 60 * 60_000), place)).not.toEqual(shown)
          return
        }
        const skipped = wallClock(new Date(at.getTime() - 1), place)
        const late = shown.minutes - minutes + (shown.day === day ? 0 : 1440)
        expect(late).toBeGreaterThan(0)
        // Apia skipped a whole day when it moved across the date line, long before these years; no zone skips more than an hour here.
        expect(late).toBeLessThanOrEqual(60)
        expect(skipped).not.toEqual(shown)
      }),
      { numRuns: 3000 },
    )
  })

  test('is right around the changes of the clock', () => {
    expect(instantOf('2026-03-29', 150, 'Europe/Vienna').toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(instantOf('2026-10-25', 150, 'Europe/Vienna').toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(instantOf('2026-11-01', 90, 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z')
  })
})

describe('the next time of a reminder', () => {
  test('lies ahead, on a chosen weekday, and no chosen time lies between', () => {
    fc.assert(
      fc.property(timing, zone, instant, (reminder, place, after) => {
        const next = nextOccurrence(reminder, place, after)!
        expect(next.at > after).toBe(true)
        expect(reminder.weekdays & (1 << weekdayOf(next.day))).not.toBe(0)
        for (let day = wallClock(after, place).day; day < next.day; day = addDays(day, 1)) {
          if (reminder.weekdays & (1 << weekdayOf(day))) expect(instantOf(day, reminder.minutes, place) <= after).toBe(true)
        }
      }),
      { numRuns: 1500 },
    )
  })

  test('comes once on each chosen day of a year, also where the clock changes', () => {
    for (const place of ZONES) {
      let after = new Date('2026-01-01T12:00:00Z')
      const days: string[] = []
      while (days.length < 365) {
        const next = nextOccurrence({ minutes: 150, weekdays: 127 }, place, after)!
        days.push(next.day)
        after = next.at
      }
      expect(new Set(days).size).toBe(365)
      expect(days.at(-1)).toBe(addDays(days[0]!, 364))
    }
  })

  test('knows the weekdays', () => {
    expect(weekdayOf('2026-11-21')).toBe(5)
    expect(weekdayOf('1970-01-01')).toBe(3)
    expect(weekdayOf('1969-12-28')).toBe(6)
  })
})
