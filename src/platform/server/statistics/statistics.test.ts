import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { qValues } from './false-discovery.ts'
import { seasonOf } from '#platform/contract/seasons.ts'
import { meanByGroup, weekdayOf } from './groups.ts'
import { normalShareBelow, quantile, t975 } from './quantiles.ts'
import { xoshiro128 } from '#platform/contract/random.ts'
import { calendarOf, runningMean, volatility } from './series.ts'

const from = '2024-02-27'
const series = (values: readonly (number | null)[]) =>
  values.flatMap((value, i) => (value === null ? [] : [{ day: addDays(from, i), value }]))

describe('False discovery', () => {
  test('q values are those of the example in Benjamini and Hochberg’s paper', () => {
    // The 15 ordered p values of section 4.1; at 0.05 the first four are rejected, where Bonferroni rejects three.
    const p = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1]
    const q = qValues(p)
    expect(q.filter((value) => value <= 0.05)).toHaveLength(4)
    expect(q[3]).toBeCloseTo((0.0095 * 15) / 4, 12)
    // The fifth to seventh get the seventh's, which is smaller than their own.
    expect(q[5]).toBeCloseTo((0.0298 * 15) / 7, 12)
    expect(q[14]).toBe(1)
  })

  test('q values are in the order of p, never below it, never above 1, and do not depend on the order of the tests', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 }), (p) => {
        const q = qValues(p)
        const reversed = qValues(p.toReversed()).toReversed()
        p.forEach((a, i) => {
          expect(q[i]).toBeGreaterThanOrEqual(a)
          expect(q[i]).toBeLessThanOrEqual(1)
          expect(q[i]).toBe(reversed[i])
          p.forEach((b, j) => a < b && expect(q[i]).toBeLessThanOrEqual(q[j]!))
        })
      }),
    )
  })
})

describe('Volatility', () => {
  test('is the mean square of the differences between days in a row', () => {
    // (1 + 4 + 0 + 9) / 4
    expect(volatility(series([3, 4, 2, 2, 5]))).toEqual({ mssd: 3.5, rmssd: Math.sqrt(3.5), pairs: 4, possible: 4 })
  })

  test('leaves out differences over a gap, and reports the coverage', () => {
    expect(volatility(series([1, 5, null, 1, 3, null, null, 5]))).toMatchObject({ mssd: (16 + 4) / 2, pairs: 2, possible: 7 })
    expect(volatility(series([1, null, 5]))).toEqual({ mssd: null, rmssd: null, pairs: 0, possible: 2 })
    expect(volatility([])).toEqual({ mssd: null, rmssd: null, pairs: 0, possible: 0 })
  })
})

describe('A calendar of days', () => {
  test('keeps its gaps, over a leap day too', () => {
    const { values } = calendarOf([
      { day: '2024-03-01', value: 2 },
      { day: '2024-02-28', value: 1 },
    ])
    expect([...values]).toEqual([1, Number.NaN, 2])
  })

  test('has a running mean on measured days only, over the existing values', () => {
    expect(runningMean(series([1, 3, null, 5, null, null, 2]), 3).map(({ value }) => value)).toEqual([2, 2])
    expect(runningMean(series([1, 3, null, 5]), 3, 1).map(({ day, value }) => [day, value])).toEqual([
      ['2024-02-27', 2],
      ['2024-02-28', 2],
      ['2024-03-01', 5],
    ])
  })

  test('a running mean over everything is the mean', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 5 })), { maxLength: 40 }), (values) => {
        const there = values.filter((value) => value !== null)
        const mean = there.reduce((a, b) => a + b, 0) / there.length
        const smooth = runningMean(series(values), 101, 1)
        expect(smooth).toHaveLength(there.length)
        for (const { value } of smooth) expect(value).toBeCloseTo(mean, 10)
      }),
    )
  })
})

describe('Groups', () => {
  test('weekdays count from Monday, also before 1970', () => {
    expect(['2024-02-26', '2024-03-03', '1969-12-31', '1900-01-01'].map(weekdayOf)).toEqual([1, 7, 3, 1])
  })

  test('seasons are whole months and turn round in the south', () => {
    const months = ['2024-12-01', '2024-02-29', '2024-03-01', '2024-06-15', '2024-11-30']
    expect(months.map((day) => seasonOf(day, 'north'))).toEqual(['winter', 'winter', 'spring', 'summer', 'autumn'])
    expect(months.map((day) => seasonOf(day, 'south'))).toEqual(['summer', 'summer', 'autumn', 'winter', 'spring'])
  })

  test('each has its mean and its number; an empty one has no mean', () => {
    const items = [
      { key: 'a', value: 1 },
      { key: 'a', value: 4 },
      { key: 'c', value: 9 },
    ]
    expect(
      meanByGroup(
        items,
        ['a', 'b'],
        (item) => item.key,
        (item) => item.value,
      ),
    ).toEqual([
      { key: 'a', mean: 2.5, n: 2 },
      { key: 'b', mean: null, n: 0 },
    ])
  })
})

describe('Quantiles', () => {
  test('agree with the printed tables', () => {
    expect(normalShareBelow(1.959964)).toBeCloseTo(0.975, 6)
    expect(normalShareBelow(-1)).toBeCloseTo(0.158655, 6)
    expect(t975(5)).toBeCloseTo(2.5706, 2)
    expect(t975(30)).toBeCloseTo(2.0423, 3)
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5)
    expect(quantile([1, 2, 3, 4], 1)).toBe(4)
  })
})

describe('Random numbers', () => {
  test('are the same for the same seed, differ between seeds, and are spread as they should be', () => {
    const some = (seed: string) => {
      const random = xoshiro128(seed)
      return Array.from({ length: 20_000 }, () => random.next())
    }
    expect(some('a')).toEqual(some('a'))
    expect(some('a')).not.toEqual(some('b'))
    const mean = some('a').reduce((x, y) => x + y, 0) / 20_000
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.01)
    const die = xoshiro128(7)
    const faces = new Set(Array.from({ length: 500 }, () => die.below(6)))
    expect([...faces].sort()).toEqual([0, 1, 2, 3, 4, 5])
    const bell = xoshiro128('bell')
    const draws = Array.from({ length: 20_000 }, () => bell.normal())
    expect(draws.reduce((x, y) => x + y * y, 0) / 20_000).toBeCloseTo(1, 1)
  })
})
