import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import type { HabitDay, Schedule } from '../contract.ts'
import { numbered, spanOf as spanOfNumbers, type DaySpan, type HabitShape } from './day-values.ts'
import { isDueOn, standingOf as standingOfNumbers } from './status.ts'
import { frequencyOf } from './schedule.ts'
import { bestStreaks, currentStreak as currentOf, classifyDays, recoveryOf } from './streaks.ts'
import { strengths } from './strength.ts'

const MONDAY = '2026-01-05'
const habit = (change: Partial<HabitShape> = {}): HabitShape => ({
  kind: 'yes',
  target: 1,
  schedule: { kind: 'daily' },
  startDay: MONDAY,
  pauses: [],
  ...change,
})
const day = (number: number, value = 1, isSkipped = false): HabitDay => ({
  day: addDays(MONDAY, number),
  value,
  isEntered: !isSkipped,
  isSkipped,
  reason: '',
  note: '',
})
/** `#` done, `.` nothing, `-` skipped; the last sign is today. */
const marks = (signs: string): { days: HabitDay[]; today: LocalDay } => ({
  days: [...signs].flatMap((sign, number) => (sign === '.' ? [] : [day(number, sign === '#' ? 1 : 0, sign === '-')])),
  today: addDays(MONDAY, signs.length - 1),
})
const spanOf = (shape: HabitShape, days: HabitDay[], to: LocalDay) => spanOfNumbers(shape, numbered(days), to)
const standingOf = (shape: ReturnType<typeof full>, days: HabitDay[], to: LocalDay) => standingOfNumbers(shape, numbered(days), to)
const currentStreak = (shape: HabitShape, span: DaySpan) => currentOf(classifyDays(shape, span))
const spanFrom = (signs: string, shape = habit()) => spanOf(shape, marks(signs).days, marks(signs).today)
const strengthOf = (signs: string, shape = habit()) => strengths(shape, spanFrom(signs, shape)).at(-1)!

const schedules: fc.Arbitrary<Schedule> = fc.oneof(
  fc.constant({ kind: 'daily' } as const),
  fc.integer({ min: 1, max: 127 }).map((weekdays) => ({ kind: 'weekdays', weekdays }) as const),
  fc.record({ kind: fc.constant('perDays' as const), times: fc.integer({ min: 1, max: 6 }), days: fc.integer({ min: 2, max: 30 }) }),
  fc.integer({ min: 2, max: 30 }).map((days) => ({ kind: 'everyDays', days }) as const),
  fc.integer({ min: 2, max: 10 }).map((times) => ({ kind: 'timesADay', times }) as const),
)
const shapes: fc.Arbitrary<HabitShape> = fc.record({
  kind: fc.constantFrom('yes', 'atLeast', 'atMost'),
  target: fc.integer({ min: 0, max: 20 }),
  schedule: schedules,
  startDay: fc.constant(MONDAY),
  pauses: fc.constant([]),
})
const histories = fc.array(fc.record({ value: fc.integer({ min: 0, max: 30 }), isSkipped: fc.boolean(), isEntered: fc.boolean() }), {
  minLength: 1,
  maxLength: 200,
})
const daysOf = (history: { value: number; isSkipped: boolean; isEntered: boolean }[]) =>
  history.flatMap(({ value, isSkipped, isEntered }, number) => (isEntered ? [day(number, value, isSkipped)] : []))

describe('strength', () => {
  test('grows as Loop Habit Tracker publishes it for an unbroken daily habit', () => {
    const values = strengths(habit(), spanFrom('#'.repeat(90)))
    const oracle = { 1: 0.052, 7: 0.311, 13: 0.5, 30: 0.798, 90: 0.992 }
    for (const [number, expected] of Object.entries(oracle)) expect(values[Number(number) - 1]).toBeCloseTo(expected, 3)
  })

  test('stays the same on a skipped day and falls on a missed one', () => {
    const before = strengthOf('#'.repeat(20))
    expect(strengthOf('#'.repeat(20) + '-')).toBe(before)
    expect(strengthOf('#'.repeat(20) + '.')).toBeCloseTo(before * 0.5 ** (1 / 13), 10)
  })

  test('of a weekly habit is not affected by other weekdays', () => {
    const weekly = habit({ schedule: { kind: 'perDays', times: 1, days: 7 } })
    const steady = '#......'.repeat(10)
    const moving = Array.from({ length: 10 }, (_, week) => `${'.'.repeat(week % 4)}#${'.'.repeat(6 - (week % 4))}`).join('')
    expect(Math.abs(strengthOf(moving, weekly) - strengthOf(steady, weekly))).toBeLessThan(0.05)
    expect(strengthOf(steady, weekly)).toBeGreaterThan(0.7)
  })

  test('of a number counts the fraction of the target that was reached', () => {
    const pages = habit({ kind: 'atLeast', target: 20 })
    const half = spanOf(pages, [day(0, 10)], MONDAY)
    expect(strengths(pages, half)[0]).toBeCloseTo(0.5 * (1 - 0.5 ** (1 / 13)), 10)
    const more = spanOf(pages, [day(0, 400)], MONDAY)
    expect(strengths(pages, more)[0]).toBeCloseTo(1 - 0.5 ** (1 / 13), 10)
  })

  test('of a limit begins at 1 and falls by how far the limit was exceeded', () => {
    const coffee = habit({ kind: 'atMost', target: 2 })
    const at = (value: number) => strengths(coffee, spanOf(coffee, [day(0, value)], MONDAY))[0]!
    expect(at(2)).toBe(1)
    expect(at(3)).toBeCloseTo(0.5 ** (1 / 13) + 0.5 * (1 - 0.5 ** (1 / 13)), 10)
    expect(at(4)).toBeCloseTo(0.5 ** (1 / 13), 10)
    expect(at(99)).toBe(at(4))
  })

  test('of "30 km in 7 days" reads the week, not the day', () => {
    const run = habit({ kind: 'atLeast', target: 30, schedule: { kind: 'perDays', times: 1, days: 7 } })
    const once = spanOf(run, [day(0, 30)], addDays(MONDAY, 6))
    const spread = spanOf(run, [day(0, 10), day(3, 10), day(5, 10)], addDays(MONDAY, 6))
    expect(strengths(run, once)[6]).toBeGreaterThan(strengths(run, spread)[6]!)
    expect(standingOf(full(run), [day(0, 10), day(3, 10), day(5, 10)], addDays(MONDAY, 6))).toMatchObject({ isDone: true, isDue: false })
    expect(standingOf(full(run), [day(0, 10)], addDays(MONDAY, 6))).toMatchObject({ isDone: false, isDue: true })
  })

  test('stays between 0 and 1, and more done days never lower it', () => {
    fc.assert(
      fc.property(shapes, histories, fc.nat(), (shape, history, pick) => {
        const today = addDays(MONDAY, history.length - 1)
        const values = strengths(shape, spanOf(shape, daysOf(history), today))
        for (const value of values) expect(value >= -1e-9 && value <= 1 + 1e-9).toBe(true)
        const index = pick % history.length
        const better = history.map((one, at) =>
          at === index
            ? { ...one, isEntered: true, isSkipped: one.isEntered && one.isSkipped, value: shape.kind === 'atMost' ? 0 : one.value + 5 }
            : one,
        )
        const after = strengths(shape, spanOf(shape, daysOf(better), today))
        expect(after.at(-1)! >= values.at(-1)! - 1e-9).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})

const full = (shape: HabitShape) => ({
  ...shape,
  id: '0192f000-0000-7000-8000-000000000001',
  name: 'x',
  question: '',
  notes: '',
  unit: '',
  step: null,
  timeOfDay: 'any' as const,
  hue: 0,
  icon: 'leaf',
  groupId: null,
  order: 0,
  goalTotal: null,
  isArchived: false,
  createdAt: '2026-01-05T00:00:00Z',
  completedDay: null,
})

/**
 * An independent count of a "so many times in so many days" streak, back from today by day and window. A day without a mark is
 * bridged if some window of `days` days around it has enough done days, or may still get them. Days of rest lower the number
 * that their window needs, in proportion; days before the first complete window are not judged.
 */
function countOnCalendar(signs: string, times: number, days: number): number {
  const isStored = (day: number) =>
    Array.from({ length: days }, (_, step) => day - step).some((from) => {
      if (from < 0) return false
      const stretch = Array.from({ length: days }, (_, step) => from + step)
      const possible = stretch.filter((at) => signs[at] === '#' || at > signs.length - 1 || (at === signs.length - 1 && signs[at] === '.'))
      const rested = stretch.filter((at) => signs[at] === '-')
      return possible.length >= Math.floor((times * (days - rested.length)) / days)
    })
  let length = 0
  for (let day = signs.length - 1; day >= 0; day--) {
    if (signs[day] === '#') length++
    else if (signs[day] === '.' && day < signs.length - 1 && day >= days - 1 && !isStored(day)) break
  }
  return length
}

describe('a streak', () => {
  test('is bridged by a skip, which does not count, for numbers as well', () => {
    expect(currentStreak(habit(), spanFrom('###-##'))).toBe(5)
    const pages = habit({ kind: 'atLeast', target: 1 })
    expect(currentStreak(pages, spanFrom('###-##', pages))).toBe(5)
  })

  test('ends with a miss, but not with a today that is not over', () => {
    expect(currentStreak(habit(), spanFrom('###.##'))).toBe(2)
    expect(currentStreak(habit(), spanFrom('####.'))).toBe(4)
    expect(currentStreak(habit(), spanFrom('####..'))).toBe(0)
  })

  test('continues on the days that the schedule names', () => {
    const workdays = habit({ schedule: { kind: 'weekdays', weekdays: 0b0011111 } })
    expect(currentStreak(workdays, spanFrom('#####..#####..', workdays))).toBe(10)
    expect(currentStreak(workdays, spanFrom('####...#####..', workdays))).toBe(5)
    const third = habit({ schedule: { kind: 'everyDays', days: 3 } })
    expect(currentStreak(third, spanFrom('#..#..#..', third))).toBe(3)
  })

  test('of three times a week is lost only when the week could no longer hold three', () => {
    const thrice = habit({ schedule: { kind: 'perDays', times: 3, days: 7 } })
    expect(currentStreak(thrice, spanFrom('#.#.#..#.#.#..#', thrice))).toBe(7)
    expect(currentStreak(thrice, spanFrom('###....###....###', thrice))).toBe(9)
    expect(currentStreak(thrice, spanFrom('#.#.#.......#', thrice))).toBe(1)
  })

  test('of three times a week begins with the first day back after an empty week', () => {
    const thrice = habit({ schedule: { kind: 'perDays', times: 3, days: 7 } })
    expect(currentStreak(thrice, spanFrom('#.#.#.........#.#.#..#.#.#', thrice))).toBe(6)
    expect(currentStreak(thrice, spanFrom('.............#.#', thrice))).toBe(2)
    // A week from Monday to Sunday at its beginning, the next at its end: both hold three.
    expect(currentStreak(thrice, spanFrom('###........###', thrice))).toBe(6)
    expect(currentStreak(thrice, spanFrom('###.........###', thrice))).toBe(3)
  })

  test('of so many times in so many days equals an independent count on the calendar', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 2, max: 14 }),
        // A streak has to be counted across empty weeks in between.
        fc.array(fc.oneof(fc.stringMatching(/^[#.-]{1,9}$/), fc.constant('.'.repeat(9))), { minLength: 1, maxLength: 12 }),
        (times, days, parts) => {
          fc.pre(times < days)
          const signs = parts.join('')
          const shape = habit({ schedule: { kind: 'perDays', times, days } })
          expect(currentStreak(shape, spanFrom(signs, shape))).toBe(countOnCalendar(signs, times, days))
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('of so many times in so many days that was lost does not come back through later days', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[#.-]{1,60}$/), fc.stringMatching(/^[#.]{1,20}$/), (before, after) => {
        const thrice = habit({ schedule: { kind: 'perDays', times: 3, days: 7 } })
        const missed = (signs: string) => [...classifyDays(thrice, spanFrom(signs, thrice))].flatMap((fate, at) => (fate === 2 ? [at] : []))
        expect(missed(before + after)).toEqual(expect.arrayContaining(missed(before)))
      }),
    )
  })

  test('continues through a pause', () => {
    const away = habit({ pauses: [{ from: addDays(MONDAY, 3), to: addDays(MONDAY, 6) }] })
    expect(currentStreak(away, spanFrom('###....###', away))).toBe(6)
  })

  test('never breaks by skipping instead of missing, and its days are days on which it was done', () => {
    fc.assert(
      fc.property(shapes, histories, (shape, history) => {
        const today = addDays(MONDAY, history.length - 1)
        const days = daysOf(history)
        const span = spanOf(shape, days, today)
        const rested = history.map((one) => (one.isEntered ? one : { value: 0, isSkipped: true, isEntered: true }))
        // A value of 0 meets a limit, so a skip in its place counts for less.
        if (shape.kind !== 'atMost' && shape.target > 0) {
          expect(currentStreak(shape, spanOf(shape, daysOf(rested), today)) >= currentStreak(shape, span)).toBe(true)
        }
        const all = bestStreaks(span, classifyDays(shape, span), 1000)
        for (const { from, to, length } of all) {
          expect(from <= to).toBe(true)
          expect(length).toBeGreaterThan(0)
        }
        expect(currentStreak(shape, span) <= Math.max(0, ...all.map(({ length }) => length))).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})

describe('the figure that is shown instead of a lost streak', () => {
  test('is how long it usually takes to come back', () => {
    expect(recoveryOf(classifyDays(habit(), spanFrom('##.##..##....#')))).toEqual({ days: 2, misses: 3 })
    expect(recoveryOf(classifyDays(habit(), spanFrom('#####')))).toBeNull()
  })

  test('is how many days may still be missed this week', () => {
    const thrice = full(habit({ schedule: { kind: 'perDays', times: 3, days: 7 } }))
    const missable = (signs: string) => standingOf(thrice, marks(signs).days, marks(signs).today).mayMiss
    expect(missable('.')).toBe(4)
    expect(missable('#')).toBe(4)
    expect(missable('...')).toBe(2)
    expect(missable('.....')).toBe(0)
    expect(missable('#.#.#')).toBe(2)
    expect(standingOf(full(habit()), [], MONDAY).mayMiss).toBeNull()
  })
})

describe('habits that are due today', () => {
  test('are scheduled, not done, not paused, and not yet complete for their period', () => {
    const due = (shape: HabitShape, signs: string) => isDueOn(shape, spanFrom(signs, shape), marks(signs).today)
    expect(due(habit(), '.')).toBe(true)
    expect(due(habit(), '#')).toBe(false)
    expect(due(habit(), '-')).toBe(false)
    expect(due(habit({ schedule: { kind: 'weekdays', weekdays: 0b1000000 } }), '.')).toBe(false)
    expect(due(habit({ schedule: { kind: 'perDays', times: 2, days: 7 } }), '##.')).toBe(false)
    expect(due(habit({ schedule: { kind: 'perDays', times: 2, days: 7 } }), '#..')).toBe(true)
    expect(due(habit({ pauses: [{ from: MONDAY, to: null }] }), '.')).toBe(false)
  })

  test('has a frequency that is never more than once a day', () => {
    fc.assert(fc.property(schedules, (schedule) => frequencyOf(schedule).times <= frequencyOf(schedule).days))
  })
})
