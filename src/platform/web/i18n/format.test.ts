import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clock } from './clock.ts'
import { formatting } from './format.ts'
import { type Quantity, toShown, toStored, unitNames } from './units.ts'

const us = formatting({ language: 'en', locale: 'en-US', units: 'imperial' })
const gb = formatting({ language: 'en', locale: 'en-GB', units: 'metric' })
const german = formatting({ language: 'de', locale: 'de-DE', units: 'metric' })
/** Intl puts narrow and unbreakable spaces where a test would write a plain one. */
const plain = (words: string) => words.replaceAll(/\s/g, ' ')

describe('The clock', () => {
  test.each([
    [0, '0:00'],
    [5, '0:05'],
    [65.9, '1:05'],
    [600, '10:00'],
    [3600, '60:00'],
    [-1, '0:00'],
    [-0.5, '0:00'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
  ])('shows %d seconds as %s', (seconds, shown) => {
    expect(clock(seconds)).toBe(shown)
  })

  test('shows hours when asked', () => {
    expect([59, 3599, 3600, 36_061].map((seconds) => clock(seconds, { hours: true }))).toEqual(['0:59', '59:59', '1:00:00', '10:01:01'])
  })

  test('loses no second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e7 }), (seconds) => {
        const [minutes, rest] = clock(seconds).split(':')
        expect(Number(minutes) * 60 + Number(rest)).toBe(seconds)
      }),
    )
  })
})

describe('Days and times', () => {
  test('a local day is the same day everywhere', () => {
    expect(us.localDay('2026-11-21')).toBe('Nov 21, 2026')
    expect(gb.localDay('2026-11-21', 'long').replace(',', '')).toBe('Saturday 21 November 2026')
    expect(german.localDay('2026-11-21', 'long')).toBe('Samstag, 21. November 2026')
    expect(us.localDay('someday')).toBe('someday')
  })

  test('times are written as the person writes them', () => {
    expect(plain(us.localTime('18:05'))).toBe('6:05 PM')
    expect(german.localTime('18:05')).toBe('18:05')
    expect(plain(us.time(Date.UTC(2026, 0, 1, 12), 'Europe/Berlin'))).toBe('1:00 PM')
  })

  test('past and future times are relative to now', () => {
    const now = Date.UTC(2026, 10, 21, 12)
    expect(gb.relative(now - 20_000, now)).toBe('now')
    expect(gb.relative(now - 3 * 3_600_000, now)).toBe('3 hours ago')
    expect(gb.relative(now + 86_400_000, now)).toBe('tomorrow')
    expect(german.relative(now - 14 * 86_400_000, now)).toBe('vor 2 Wochen')
  })

  test('durations are said in words', () => {
    expect(plain(us.duration(3900))).toBe('1 hr, 5 min')
    expect(plain(german.duration(45))).toBe('45 Sek.')
    expect(plain(us.duration(Number.NaN))).toBe('0 sec')
  })

  test('the week begins where the person’s week begins', () => {
    expect([us.firstWeekday, german.firstWeekday]).toEqual([7, 1])
  })
})

describe('Numbers and units', () => {
  test('follow the locale', () => {
    expect(german.number(1234.5)).toBe('1.234,5')
    expect(us.percent(0.42)).toBe('42%')
    expect(plain(german.percent(0.42))).toBe('42 %')
  })

  test('a stored quantity is shown in the person’s units', () => {
    expect(us.quantity('weight', 100)).toBe('220.5 lb')
    expect(plain(german.quantity('weight', 72.5))).toBe('72,5 kg')
    expect(us.quantity('distance', 5000)).toBe('3.1 mi')
    expect(plain(gb.quantity('distance', 5000))).toBe('5 km')
    expect([us.unitLabel('weight'), gb.unitLabel('weight')].map(plain)).toEqual(['lb', 'kg'])
    expect(plain(us.height(180))).toBe('5 ft 11 in')
    expect(plain(gb.height(180))).toBe('180 cm')
  })

  test('a value typed in displayed units is shown unchanged after storing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(unitNames) as Quantity[])),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        (quantity, typed) => {
          expect(toShown(quantity, toStored(quantity, typed, 'imperial'), 'imperial')).toBeCloseTo(typed, 6)
        },
      ),
    )
  })
})
