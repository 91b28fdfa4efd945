import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exercises } from '../content/exercises/table.ts'
import { nextLoad } from './progress.ts'
import type { PastSession } from './types.ts'
import { readSteps, stepNow, stepsProblem, writeSteps, type Step } from './steps.ts'

const rule = { kind: 'steps', steps: readSteps('3×5\n3×6\n4×6\n3x8-10') } as const
const done = (
  sets: number,
  amount: number,
  [from, to]: readonly [number, number] = [amount, amount],
  weight: number | null = 60,
): PastSession => ({
  daysAgo: 2,
  target: { kind: 'reps', from, to },
  sets: Array.from({ length: sets }, () => ({ weight, amount, reserve: null })),
})
const at = (past: readonly PastSession[]) => stepNow(rule, past).at

describe('a person’s own list of steps', () => {
  test('is read as written, and an invalid line is reported with its number', () => {
    expect(rule.steps).toEqual([
      { sets: 3, from: 5, to: 5 },
      { sets: 3, from: 6, to: 6 },
      { sets: 4, from: 6, to: 6 },
      { sets: 3, from: 8, to: 10 },
    ])
    expect(stepsProblem(rule.steps)).toBeUndefined()
    const wrong = (text: string) => stepsProblem(readSteps(text))
    expect(wrong('')).toEqual({ key: 'none', line: 1 })
    for (const text of ['3', '3×', 'x5', '3×0', '0×5', '21×5', '3×5×2', '3×8–5', '3×-5', '3×five', '3×1e9', '3×5-6-7'])
      expect([text, wrong(`3×5\n${text}`)]).toEqual([text, { key: 'bounds', line: 2 }])
    expect(wrong('3×5\n3x6\n3 * 5')).toEqual({ key: 'twice', line: 3 })
    expect(wrong(Array.from({ length: 61 }, (_, n) => `1×${n + 1}`).join('\n'))).toEqual({ key: 'many', line: 61 })
  })

  test('survives writing and reading', () => {
    const step = fc.record({ sets: fc.integer({ min: 1, max: 20 }), from: fc.integer({ min: 1, max: 99 }), more: fc.nat(20) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (list) => {
        const steps = list.map(({ sets, from, more }): Step => ({ sets, from, to: from + more }))
        expect(readSteps(writeSteps(steps))).toEqual(steps)
      }),
    )
  })

  test('moves on once every set was done, stays if one was not, and restarts at its end', () => {
    expect(at([])).toBe(0)
    expect(at([done(3, 5)])).toBe(1)
    expect(at([done(2, 5)])).toBe(0)
    expect(at([done(3, 6)])).toBe(2)
    // Four sets were planned and three done: the third step is repeated.
    expect(at([done(4, 6)])).toBe(3)
    expect(at([done(3, 7, [8, 10])])).toBe(3)
    expect(stepNow(rule, [done(3, 8, [8, 10])])).toMatchObject({ at: 0, isRound: true })
    // That session had another target, under another rule.
    expect(at([done(3, 12)])).toBe(0)
  })

  test('followed exactly, visits each step in order, and the load grows only at the end of each round', () => {
    const squat = exercises.find(({ id }) => id === 'barbell-back-squat')!
    const loads = Array.from({ length: 100 }, (_, n) => 20 + 2.5 * n)
    const list = fc
      .uniqueArray(fc.record({ sets: fc.integer({ min: 1, max: 6 }), from: fc.integer({ min: 1, max: 12 }) }), {
        minLength: 1,
        maxLength: 8,
        selector: ({ sets, from }) => `${sets} ${from}`,
      })
      .map((all) => all.map(({ sets, from }): Step => ({ sets, from, to: from })))
      // With the same reps, the step with more sets comes later, as a person would write it.
      .map((all) => all.toSorted((a, b) => a.from - b.from || a.sets - b.sets))
    fc.assert(
      fc.property(list, (steps) => {
        const own = { kind: 'steps', steps } as const
        let past: PastSession[] = []
        let load = 60
        for (let turn = 0; turn < steps.length * 2; turn++) {
          const now = stepNow(own, past)
          expect([now.at, now.isRound]).toEqual([turn % steps.length, turn > 0 && turn % steps.length === 0])
          const slot = { sets: 9, target: { kind: 'reps', from: 1, to: 99 }, rir: null, rule: own, ease: 1 } as const
          const next = nextLoad({ exercise: squat, slot, past, loads })
          if (past.length > 0) {
            expect([next.aim, next.load! > load]).toEqual([now.from, now.isRound])
            load = next.load!
          }
          past = [done(now.sets, now.from, [now.from, now.to], load), ...past].slice(0, 5)
        }
      }),
    )
  })

  test('states its reason, with a load and without one', () => {
    const slot = { sets: 3, target: { kind: 'reps', from: 5, to: 5 }, rir: null, rule, ease: 1 } as const
    const pushUp = exercises.find(({ pattern, loading }) => pattern === 'push-up' && loading === 'bodyweight')!
    const key = (past: PastSession[]) => nextLoad({ exercise: pushUp, slot, past, loads: [] }).why.key
    expect([key([]), key([done(3, 5, [5, 5], null)]), key([done(3, 9, [8, 10], null)])]).toEqual([
      'load.step',
      'load.step',
      'load.steps-harder',
    ])
  })
})
