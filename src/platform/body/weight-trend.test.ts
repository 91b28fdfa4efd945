import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../contract/dates.ts'
import { xoshiro128 } from '#platform/contract/random.ts'
import { SMOOTHING, studentT95, TREND_WARM_UP_DAYS, weightSlope, weightTrend, type DayWeight } from './weight-trend.ts'

const START = '2026-01-01'
const on = (offset: number, kg: number): DayWeight => ({ day: addDays(START, offset), kg })

describe('the trend of a weight', () => {
  test('goes a tenth of the way each day, as worked out by hand', () => {
    const trend = weightTrend([on(0, 80), on(1, 81), on(2, 79), on(3, 80)]).map((point) => point.trend)
    expect(trend.map((kg) => Number(kg.toFixed(4)))).toEqual([80, 80.1, 79.99, 79.991])
  })

  test('goes as far over a gap of n days as 1 − 0.9ⁿ', () => {
    const [, after] = weightTrend([on(0, 80), on(7, 90)])
    expect(after!.trend).toBeCloseTo(80 + 10 * (1 - (1 - SMOOTHING) ** 7), 10)
  })

  test('does not depend on how far back a reader begins, once the warm-up is in', () => {
    const days = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.double({ min: 40, max: 150, noNaN: true })), {
      minLength: 60,
      maxLength: 150,
    })
    fc.assert(
      fc.property(days, (steps) => {
        let offset = 0
        const all = steps.map(([gap, kg]) => on((offset += gap), kg))
        const last = all.at(-1)!
        const late = all.filter(({ day }) => day >= addDays(last.day, -TREND_WARM_UP_DAYS))
        expect(Math.abs(weightTrend(all).at(-1)!.trend - weightTrend(late).at(-1)!.trend)).toBeLessThan(0.01)
      }),
      { numRuns: 60 },
    )
  })

  test('has an interval that holds a steady truth in about 95 of 100 cases, and none before five days', () => {
    const random = xoshiro128(7)
    let inside = 0
    const people = 400
    for (let person = 0; person < people; person++) {
      const days = Array.from({ length: 60 }, (_, day) => on(day, 75 + 0.6 * random.normal())).filter(() => random.next() < 0.8)
      const { low, high } = weightTrend(days).at(-1)!
      if (low! <= 75 && 75 <= high!) inside++
    }
    console.log(`EWMA interval: ${((100 * inside) / people).toFixed(1)} % of ${people} steady people inside`)
    expect(inside / people).toBeGreaterThan(0.9)
    expect(weightTrend([on(0, 80), on(1, 81), on(2, 80), on(3, 79)]).map(({ low }) => low)).toEqual([null, null, null, null])
  })

  test('of nothing is nothing, and of one day that day', () => {
    expect(weightTrend([])).toEqual([])
    expect(weightTrend([on(0, 70)])).toEqual([{ ...on(0, 70), trend: 70, low: null, high: null }])
  })
})

describe('how fast a weight goes', () => {
  test('is the slope of a straight line, exactly', () => {
    const slope = weightSlope(Array.from({ length: 15 }, (_, day) => on(day, 80 - 0.05 * day)))!
    expect(slope.perDay).toBeCloseTo(-0.05, 10)
    expect(slope.margin).toBeLessThan(1e-6)
  })

  test('is undefined for too few days, or too short a time', () => {
    expect(weightSlope([on(0, 80), on(9, 79), on(20, 78)])).toBeUndefined()
    expect(weightSlope(Array.from({ length: 8 }, (_, day) => on(day, 80)))).toBeUndefined()
  })

  test('has an interval that holds the truth in about 95 of 100 cases also where neighbouring days err alike', () => {
    const random = xoshiro128(11)
    let inside = 0
    const people = 400
    for (let person = 0; person < people; person++) {
      const truth = (random.next() - 0.5) * 0.2
      let water = 0
      const days = Array.from({ length: 28 }, (_, day) => {
        water = 0.4 * water + 0.5 * random.normal()
        return on(day, 80 + truth * day + water)
      }).filter(() => random.next() < 0.85)
      const { perDay, margin } = weightSlope(days)!
      if (Math.abs(perDay - truth) <= margin) inside++
    }
    console.log(`Slope interval: ${((100 * inside) / people).toFixed(1)} % of ${people} people inside`)
    expect(inside / people).toBeGreaterThan(0.9)
  })

  test('uses Student’s t as tables have it', () => {
    for (const [degrees, quantile] of [
      [4, 2.776],
      [10, 2.228],
      [26, 2.056],
      [100, 1.984],
    ] as const)
      expect(Math.abs(studentT95(degrees) - quantile)).toBeLessThan(0.02)
  })
})
