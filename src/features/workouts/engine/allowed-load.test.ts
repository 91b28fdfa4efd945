import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exercises } from '../content/exercises/table.ts'
import { gym, placeWith } from './places.fixture.ts'
import { nextLoad, workingLoad } from './progress.ts'
import { convertLoad } from './swap.ts'
import type { PastSession, Rule } from './types.ts'
import { WAVE } from './wave.ts'

const exercise = (id: string) => exercises.find((one) => one.id === id)!
const squat = exercise('barbell-back-squat')
const slot = { sets: 3, target: { kind: 'reps', from: 6, to: 10 }, rir: 3, rule: { kind: 'double' }, ease: 1 } as const
const imported = (...sets: [weight: number, amount: number, reserve: number | null][]): PastSession => ({
  daysAgo: 3,
  target: null,
  sets: sets.map(([weight, amount, reserve]) => ({ weight, amount, reserve })),
})

describe('a load follows from the estimated maximum', () => {
  const loads = gym.loadsFor(squat)

  test('after a squat to failure the plan does not propose more reps with three in reserve', () => {
    const together = nextLoad({ exercise: squat, slot, past: [imported([100, 5, 1.5], [105, 4, 0])], loads })
    expect(together).toMatchObject({ load: 92.5, aim: 6, why: { key: 'load.allowed', values: { was: 105, load: 92.5 } } })
    const apart = nextLoad({ exercise: squat, slot, past: [imported([105, 4, 0]), imported([100, 5, 1.5])], loads })
    expect(apart).toMatchObject({ load: 90, aim: 6, why: { key: 'load.allowed', values: { was: 105, load: 90, max: 119 } } })
  })

  test('a missing kettlebell is replaced by the heaviest one here, and the reason states it', () => {
    const swing = exercises.find(({ loading, mechanic }) => loading === 'kettlebell' && mechanic === 'compound')!
    const few = placeWith(['kettlebell'], { kettlebell: [8, 16, 24, 32] })
    const next = nextLoad({
      exercise: swing,
      slot: { ...slot, rir: 0 },
      past: [imported([48, 10, 2], [48, 10, 2])],
      loads: few.loadsFor(swing),
    })
    expect(next).toMatchObject({ load: 32, why: { key: 'load.heaviest-here', values: { was: 48, load: 32 } } })
  })

  test('where even the lightest load is too much, none is proposed', () => {
    const next = nextLoad({ exercise: squat, slot, past: [imported([22.5, 2, 0])], loads })
    expect(next).toMatchObject({ load: null, why: { key: 'load.too-heavy-here', values: { lightest: 20 } } })
  })

  test('a returning joint does not get the empty bar if its step allows less', () => {
    const next = nextLoad({ exercise: squat, slot: { ...slot, ease: 0.4 }, past: [imported([40, 8, 3])], loads })
    expect(next).toMatchObject({ load: null, why: { key: 'load.too-heavy-here' } })
  })

  test('a person who follows the plan and records no effort never gets a lower load', () => {
    let past: PastSession[] = [imported([60, 8, 3], [60, 8, 3])]
    let before = 0
    for (let turn = 0; turn < 30; turn++) {
      const next = nextLoad({ exercise: squat, slot, past, loads })
      expect(next.load).toBeGreaterThanOrEqual(before)
      before = next.load!
      const sets = [1, 2, 3].map(() => ({ weight: next.load, amount: next.aim, reserve: null }))
      past = [{ daysAgo: 3, target: slot.target, sets }, ...past]
    }
    expect(before).toBeGreaterThan(60)
  })
})

const rule: fc.Arbitrary<Rule> = fc.oneof(
  fc.constantFrom<Rule>({ kind: 'double' }, { kind: 'effort' }, { kind: 'fixed' }, { kind: 'percent', rounds: WAVE }),
  fc.constantFrom(2.5, 5, 10).map((step): Rule => ({ kind: 'linear', step })),
  fc.constant<Rule>({
    kind: 'steps',
    steps: [
      { sets: 3, from: 5, to: 5 },
      { sets: 3, from: 8, to: 8 },
    ],
  }),
)
const target = fc
  .tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 0, max: 8 }))
  .map(([from, more]) => ({ kind: 'reps' as const, from, to: from + more }))
const loggedSet = fc.record({
  weight: fc.integer({ min: 1, max: 120 }).map((steps) => steps * 2.5),
  amount: fc.integer({ min: 1, max: 25 }),
  reserve: fc.integer({ min: 0, max: 8 }).map((halves) => halves / 2),
})
const sessions = fc.array(
  fc.record({
    daysAgo: fc.integer({ min: 0, max: 80 }),
    target: fc.option(target),
    sets: fc.array(loggedSet, { minLength: 1, maxLength: 5 }),
  }),
  { minLength: 1, maxLength: 6 },
)
const loaded = exercises.filter((one) => gym.loadsFor(one).length > 0 && !['bodyweight-plus', 'assisted'].includes(one.loading))

describe('after any past sessions', () => {
  test('no load is above what Epley allows from the last session, and a lower one states its reason', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...loaded),
        sessions,
        target,
        fc.option(fc.integer({ min: 0, max: 4 })),
        rule,
        fc.constantFrom(1, 0.9, 0.5),
        fc.integer({ min: 0, max: 3 }),
        (one, past, aimed, rir, by, ease, week) => {
          const loads = gym.loadsFor(one)
          const next = nextLoad({ exercise: one, slot: { sets: 3, target: aimed, rir, rule: by, ease }, past, loads, week })
          if (next.load === null) return
          expect(loads).toContain(next.load)
          const last = past[0]!
          const max = Math.max(...last.sets.map(({ weight, amount, reserve }) => weight * (1 + (amount + reserve) / 30)))
          const known = workingLoad(last.sets)!
          // A rule that the person chose may take its own steps: at most a tenth, after a session in which every set reached its target.
          const isOwn = by.kind === 'linear' || by.kind === 'steps'
          const isDone = last.target !== null && last.sets.every(({ reserve }) => reserve >= (rir ?? 0))
          const own = isOwn && isDone ? known * 1.1 : 0
          expect(next.load).toBeLessThanOrEqual(Math.max(own, max / (1 + (next.aim + (rir ?? 0)) / 30)) + 1e-6)
          if (next.load < known)
            expect([next.why.key, next.drop?.key]).toEqual(
              expect.arrayContaining([expect.stringMatching(/^load\.(allowed|heaviest-here|not-here|away|less|effort|percent|eased)$/)]),
            )
        },
      ),
      { numRuns: 400 },
    )
  })

  test('a swap proposes a load only within one movement, and never above the calculated one', () => {
    expect(convertLoad(exercise('barbell-deadlift'), exercise('single-leg-romanian-deadlift'), 180, gym)).toBeUndefined()
    expect(convertLoad(exercise('dumbbell-bench-press'), exercise('barbell-bench-press'), 4, gym)).toBeUndefined()
  })
})
