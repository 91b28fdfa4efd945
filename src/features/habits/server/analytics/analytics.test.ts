import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayNumber } from '#platform/contract/dates.ts'
import { xoshiro128 } from '#platform/contract/random.ts'
import type { Habit } from '../../contract.ts'
import { columnsOf, NO_DAYS, spanOf, type DayColumns } from '../../engine/day-values.ts'
import { periodStart, totalsOf, weekdayMonth } from '../../engine/overview.ts'
import { fields } from '../habits.fixture.ts'
import { analyticsOf, forecastOf } from './analytics.ts'

const START = '2016-05-02'
const habit = (id: string, change: Partial<Habit> = {}): Habit => ({
  ...fields({ startDay: START }),
  id,
  createdAt: '2016-05-02T00:00:00Z',
  completedDay: null,
  ...change,
})
const first = dayNumber(START)
const days = (signs: string): DayColumns =>
  columnsOf(
    [...signs].flatMap((sign, index) => (sign === '#' ? [{ number: first + index, value: 1, isSkipped: false, isEntered: true }] : [])),
  )

describe('the forecast by weekday', () => {
  test('follows the whole habit if a weekday has few days, and the weekday if it has many', () => {
    const few = forecastOf([{ done: 1, asked: 1 }, ...Array.from({ length: 6 }, () => ({ done: 2, asked: 8 }))])
    expect(few[0]!.mean).toBeGreaterThan(few[1]!.mean)
    expect(few[0]!.mean).toBeLessThan(0.6)
    expect(few[0]!.high - few[0]!.low).toBeGreaterThan(few[1]!.high - few[1]!.low)
    const much = forecastOf([{ done: 26, asked: 26 }, ...Array.from({ length: 6 }, () => ({ done: 0, asked: 26 }))])
    expect(much[0]!.mean).toBeGreaterThan(0.85)
    expect(much[3]!.mean).toBeLessThan(0.05)
  })

  test('is a chance, with the mean inside its interval', () => {
    const tally = fc
      .integer({ min: 0, max: 26 })
      .chain((asked) => fc.record({ asked: fc.constant(asked), done: fc.integer({ min: 0, max: asked }) }))
    fc.assert(
      fc.property(fc.array(tally, { minLength: 7, maxLength: 7 }), (weekdays) => {
        for (const { mean, low, high } of forecastOf(weekdays)) {
          expect(low >= 0 && high <= 1).toBe(true)
          expect(low - 1e-6 <= mean && mean <= high + 1e-6).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('totals', () => {
  test('of weeks, months, quarters and years contain every day exactly once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 300 }), (values) => {
        const span = spanOf(
          { startDay: START, pauses: [] },
          columnsOf(values.map((value, index) => ({ number: first + index, value, isSkipped: false, isEntered: true }))),
          addDays(START, values.length - 1),
        )
        const all = values.reduce((sum, value) => sum + value, 0)
        for (const period of ['week', 'month', 'quarter', 'year'] as const) {
          const totals = totalsOf(span, period)
          expect(totals.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(all, 6)
          expect(totals.map(({ from }) => from)).toEqual([...new Set(totals.map(({ from }) => periodStart(period, from)))].sort())
        }
      }),
      { numRuns: 60 },
    )
  })
})

test('every day is counted under its own weekday and month', () => {
  const length = 1500
  const table = weekdayMonth(habit('a'), spanOf({ startDay: START, pauses: [] }, NO_DAYS, addDays(START, length - 1)))
  const expected = Array.from({ length: 7 }, () => Array.from({ length: 12 }, () => 0))
  for (let index = 0; index < length; index++) {
    const date = new Date(`${addDays(START, index)}T00:00:00Z`)
    expected[(date.getUTCDay() + 6) % 7]![date.getUTCMonth()]!++
  }
  expect(table.map((row) => row.map(({ asked }) => asked))).toEqual(expected)
})

describe('habits that go together', () => {
  test('are found, and a common weekly rhythm alone is not', () => {
    const random = xoshiro128('pairs')
    const length = 400
    const together = Array.from({ length }, () => (random.next() < 0.5 ? '#' : '.')).join('')
    const shadow = [...together].map((sign) => (random.next() < 0.85 ? sign : random.next() < 0.5 ? '#' : '.')).join('')
    const alone = Array.from({ length }, () => (random.next() < 0.5 ? '#' : '.')).join('')
    const list = [habit('a'), habit('b'), habit('c')]
    const { pairs } = analyticsOf(
      list,
      new Map([
        ['a', days(together)],
        ['b', days(shadow)],
        ['c', days(alone)],
      ]),
      addDays(START, length - 1),
    )
    const pair = (a: string, b: string) => pairs.find((one) => one.a === a && one.b === b)!
    expect(pair('a', 'b').phi).toBeGreaterThan(0.6)
    expect(pair('a', 'b').q).toBeLessThan(0.001)
    expect(pair('a', 'c').q).toBeGreaterThan(0.05)
  })

  test('are rarely reported when two habits merely come in phases of weeks', () => {
    let reported = 0
    for (let run = 0; run < 200; run++) {
      const random = xoshiro128(`phases ${run}`)
      const phases = () => {
        let state = false
        return Array.from({ length: 365 }, () => {
          if (random.next() < 0.15) state = !state
          return random.next() < (state ? 0.8 : 0.2) ? '#' : '.'
        }).join('')
      }
      const { pairs } = analyticsOf(
        [habit('a'), habit('b')],
        new Map([
          ['a', days(phases())],
          ['b', days(phases())],
        ]),
        addDays(START, 364),
      )
      if ((pairs[0]?.p ?? 1) < 0.05) reported++
    }
    // 5 % of 200 are 10; 20 is three standard deviations more.
    expect(reported).toBeLessThanOrEqual(20)
  })
})

test('ten years of thirty habits are counted without waiting', () => {
  const length = 3653
  const random = xoshiro128('ten years')
  const list = Array.from({ length: 30 }, (_, index) => habit(`h${index}`))
  const history = new Map(list.map(({ id }) => [id, days(Array.from({ length }, () => (random.next() < 0.7 ? '#' : '.')).join(''))]))
  analyticsOf(list, history, addDays(START, length - 1))
  const started = performance.now()
  const { habits, days: perDay, pairs } = analyticsOf(list, history, addDays(START, length - 1))
  console.log(`analytics of 30 habits over ten years: ${Math.round(performance.now() - started)} ms`)
  expect([habits.length, pairs.length]).toEqual([30, 435])
  expect(perDay.length).toBeGreaterThan(3600)
})
