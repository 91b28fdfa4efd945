import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { findingsOf, scaleOf } from './findings.ts'
import { someAssociation } from './insight.fixture.ts'
import { firstDayOf, rangeOf } from './ranges.ts'
import { placeOf, ticksOf } from './time-axis.ts'

describe('Findings', () => {
  test('are those that stand out at a false discovery rate of a tenth, the largest first; the rest is called unclear', () => {
    const found = findingsOf({
      associations: [
        someAssociation('small', { difference: 0.2 }),
        someAssociation('large', { difference: 0.6, q: 0.1 }),
        someAssociation('chance', { difference: 0.9, q: 0.11 }),
        someAssociation('hard', { difference: -0.3 }),
        someAssociation('after', { timing: 'next-mood' }),
        someAssociation('after by chance', { timing: 'next-mood', q: 0.5 }),
        someAssociation('before', { timing: 'next-factor' }),
      ],
    })
    const ids = Object.fromEntries(Object.entries(found).map(([group, list]) => [group, list.map(({ factorId }) => factorId)]))
    expect(ids).toEqual({
      better: ['large', 'small'],
      harder: ['hard'],
      unclear: ['chance'],
      nextMood: ['after'],
      nextFactor: ['before'],
    })
  })

  test('share a scale that holds every interval, and is not blown up by small ones', () => {
    expect(scaleOf([])).toBe(0.5)
    expect(scaleOf([someAssociation('a', { low: -0.1, high: 0.1, difference: 0 })])).toBe(0.5)
    expect(scaleOf([someAssociation('a', { low: -1.1, high: 0.2 })])).toBe(1.25)
    expect(scaleOf([someAssociation('a', { low: null, high: null, difference: -0.7 })])).toBe(0.75)
    expect(scaleOf([someAssociation('a', { low: -9, high: 9 })])).toBe(3)
  })
})

describe('The time axis', () => {
  test('has two to six marks inside every stretch, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 3700 }), (start, length) => {
        const from = addDays('1975-01-01', start)
        const to = addDays(from, length)
        const ticks = ticksOf(from, to)
        expect(ticks.length).toBeGreaterThanOrEqual(length < 45 ? 2 : 1)
        expect(ticks.length).toBeLessThanOrEqual(6)
        for (const { day, at } of ticks) {
          expect(day >= from && day <= to).toBe(true)
          expect(at).toBe(placeOf(day, from, to))
        }
        expect(ticks.map(({ day }) => day)).toEqual(ticks.map(({ day }) => day).toSorted())
      }),
    )
  })

  test('marks firsts of months over a year, and of years over ten', () => {
    expect(ticksOf('2025-11-22', '2026-11-21').map(({ day }) => day)).toEqual([
      '2026-01-01',
      '2026-03-01',
      '2026-05-01',
      '2026-07-01',
      '2026-09-01',
      '2026-11-01',
    ])
    expect(ticksOf('2016-11-22', '2026-11-21').map(({ day, style }) => [day, style])).toEqual(
      ['2018', '2020', '2022', '2024', '2026'].map((year) => [`${year}-01-01`, 'year']),
    )
  })
})

describe('A range', () => {
  test('ends today and has the number of days in its name', () => {
    expect(firstDayOf('month', '2026-03-30')).toBe('2026-03-01')
    expect(firstDayOf('year', '2024-12-31')).toBe('2024-01-02')
    expect(firstDayOf('all', '2026-03-30')).toBeUndefined()
  })

  test('is a year unless the address names another', () => {
    expect([rangeOf('all'), rangeOf(null), rangeOf('century')]).toEqual(['all', 'year', 'year'])
  })
})
