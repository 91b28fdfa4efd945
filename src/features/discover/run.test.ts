import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Run } from './contract.ts'
import { isOver, mergeRuns, newRun, nextDay, withDay } from './run.ts'

const at = (n: number) => `2026-05-0${1 + n}T08:00:00.000Z`
const anyInstant = fc.option(fc.integer({ min: 0, max: 6 }).map(at), { nil: null })
const anyRun: fc.Arbitrary<Run> = fc.record({
  run: fc.constant(1),
  startedDay: fc.integer({ min: 1, max: 9 }).map((n) => `2026-05-0${n}`),
  days: fc.array(fc.record({ state: fc.constantFrom('open' as const, 'done' as const, 'skipped' as const), at: anyInstant }), {
    minLength: 7,
    maxLength: 7,
  }),
  isPaused: fc.boolean(),
  pausedAt: anyInstant,
})

describe('a run through a course', () => {
  test('continues with the first open day, passing over skipped ones, until none is left', () => {
    const started = withDay(withDay(newRun(1, '2026-05-01'), 0, 'done', at(0)), 1, 'skipped', at(1))
    expect(nextDay(started)).toBe(2)
    const whole = [2, 3, 4, 5, 6].reduce((run, day) => withDay(run, day, 'done', at(2)), started)
    expect([nextDay(whole), isOver(whole)]).toEqual([undefined, true])
    expect(nextDay(withDay(whole, 1, 'open', at(3)))).toBe(1)
  })

  test('loses no day that one of two devices did, and the latest change of a day wins', () => {
    const started = newRun(1, '2026-05-01')
    const [phone, tablet] = [withDay(started, 0, 'done', at(1)), withDay(withDay(started, 1, 'done', at(0)), 0, 'skipped', at(0))]
    expect(
      mergeRuns(phone, tablet)
        .days.map(({ state }) => state)
        .slice(0, 3),
    ).toEqual(['done', 'done', 'open'])
  })

  test('has the same result for changes in any order, even if repeated', () => {
    fc.assert(
      fc.property(anyRun, anyRun, anyRun, (a, b, c) => {
        expect(mergeRuns(a, b)).toEqual(mergeRuns(b, a))
        expect(mergeRuns(mergeRuns(a, b), c)).toEqual(mergeRuns(a, mergeRuns(b, c)))
        expect(mergeRuns(a, a)).toEqual(a)
      }),
    )
  })
})
