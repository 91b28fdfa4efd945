import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, type LocalDay } from '#platform/contract/dates.ts'
import { exercises } from '../content/exercises/table.ts'
import { CAUTIONS_BY_JOINT } from '../exercise.ts'
import { slotToday } from '../training/start-session.ts'
import { adjustDay } from './adjust.ts'
import { balanceOf } from './balance.ts'
import { garage } from './places.fixture.ts'
import { generatePlan } from './generate.ts'
import { plainSlot, plainWishes } from './plans.fixture.ts'
import {
  afterAnswer,
  beginReturn,
  CALM_UNTIL_NEXT,
  easedBy,
  type JointReturn,
  PAIN_ANSWERS,
  RETURN_STEP_DAYS,
  RETURN_STEPS,
  returnsOf,
  settled,
} from './returning.ts'
import type { PlanInput } from './types.ts'

const START = '2026-03-02' as LocalDay
const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
const knee = exercises.find(({ id }) => id === 'barbell-back-squat')!
const wishes: PlanInput = { ...plainWishes, level: 'intermediate', weeks: 8, injuries: [{ joint: 'knee', stage: 'returning' }], seed: 3 }

describe('the return of a joint', () => {
  test('depends on pain: never two steps up at once, never up by time alone, down at once', () => {
    const answers = fc.array(fc.record({ days: fc.integer({ min: 1, max: 10 }), pain: fc.constantFrom(...PAIN_ANSWERS) }), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(answers, (stated) => {
        let now = beginReturn('knee', START)
        let today = START
        let calm = 0
        for (const { days, pain } of stated) {
          today = addDays(today, days)
          const next = afterAnswer(now, pain, today)
          if (next === 'stop') {
            expect([now.step, pain]).toEqual([0, 'pain'])
            return
          }
          calm = pain === 'none' ? calm + 1 : calm
          const isUp = next === 'over' || next.step > now.step
          if (isUp) {
            expect(pain).toBe('none')
            expect(calm).toBeGreaterThanOrEqual(CALM_UNTIL_NEXT)
            expect(daysBetween(now.since, today)).toBeGreaterThanOrEqual(RETURN_STEP_DAYS)
            calm = 0
          }
          if (next === 'over') {
            expect(now.step).toBe(RETURN_STEPS.length - 1)
            return
          }
          expect(Math.abs(next.step - now.step)).toBeLessThanOrEqual(1)
          if (pain === 'pain') {
            expect(next.step).toBe(now.step - 1)
            calm = 0
          }
          expect(next.asked).toBe(today)
          now = next
        }
      }),
    )
  })

  test('without pain takes four weeks and eight sessions, and then everything is as usual', () => {
    let now: JointReturn | 'over' | 'stop' = beginReturn('knee', START)
    let trainings = 0
    for (let day = 2; now !== 'over' && now !== 'stop'; day += 4) {
      now = afterAnswer(now, 'none', addDays(START, day))
      trainings++
    }
    expect([now, trainings >= RETURN_STEPS.length * CALM_UNTIL_NEXT]).toEqual(['over', true])
    const { wishes: whole, returns } = settled(wishes, [beginReturn('knee', START)], 'knee', 'over')
    expect([whole.injuries, returns]).toEqual([[], []])
  })

  test('ends when the lightest step hurts', () => {
    expect(afterAnswer(beginReturn('knee', START), 'pain', START)).toBe('stop')
    const { wishes: less, returns } = settled(wishes, [beginReturn('knee', START)], 'knee', 'stop')
    expect([less.injuries, returns]).toEqual([[{ joint: 'knee', stage: 'out' }], []])
  })

  test('applies the step’s load, sets and effort today, each with its reason, and leaves other joints alone', () => {
    const slot = plainSlot(knee.id, { sets: 4, target: { kind: 'reps', from: 6, to: 10 }, rest: 120 })
    const past = [{ daysAgo: 3, target: slot.target, sets: [1, 2, 3].map(() => ({ weight: 100, amount: 8, reserve: 2 })) }]
    const today = (returns: readonly JointReturn[]) =>
      slotToday(
        slot,
        { week: 0, of: { days: [0], rir: 0, isDeload: false } },
        { exercises: byId, place: garage, unit: 'kg', past: () => past, returns },
        { sets: 1, load: 1, rir: 0, why: null },
      )
    const whole = today([])
    let before = 0
    for (const [step, { load, sets, rir }] of RETURN_STEPS.entries()) {
      const now = today([{ ...beginReturn('knee', START), step }])
      expect(now.load).toBeLessThanOrEqual(whole.load! * load + 1e-9)
      expect(now.load).toBeGreaterThanOrEqual(before)
      expect([now.sets, now.rir]).toEqual([Math.max(1, Math.round(4 * sets)), 2 + rir])
      expect(now.why.map(({ key }) => key)).toEqual(expect.arrayContaining(['return.step', 'return.pain']))
      before = now.load!
    }
    expect(today([beginReturn('elbow', START)])).toEqual(whole)
    expect(easedBy({ cautions: [] }, [beginReturn('knee', START)])).toBeUndefined()
  })

  test('starts at the first step without earlier data, and ignores injured joints', () => {
    expect(returnsOf([...wishes.injuries, { joint: 'hip', stage: 'out' }], [], START)).toEqual([beginReturn('knee', START)])
  })
})

test('a joint that hurts since the plan was made is spared at once, by a similar exercise or by none', () => {
  const made = generatePlan({ ...wishes, injuries: [] }, exercises, garage)
  if (!made.ok) throw new Error(made.problem.key)
  const hurt: PlanInput = { ...wishes, injuries: [{ joint: 'knee', stage: 'out' }] }
  const banned: readonly string[] = CAUTIONS_BY_JOINT.knee
  const asks = (ids: readonly string[]) => ids.filter((id) => byId.get(id)!.cautions.some((demand) => banned.includes(demand)))
  let before = 0
  for (const day of made.plan.days) {
    before += asks(day.slots.map(({ exercise }) => exercise)).length
    const today = adjustDay(day, 'planned', { exercises, byId, wishes: hurt, place: garage })
    expect(asks(today.slots.map(({ exercise }) => exercise))).toEqual([])
  }
  expect(before).toBeGreaterThan(0)
})

test('balance counts sets on both sides, and leaves out untrained pairs', () => {
  const of = (pattern: string, sets: number) => ({ exercise: { pattern } as never, sets })
  expect(balanceOf([of('bench-press', 6), of('overhead-press', 2), of('row', 5), of('curl', 9)])).toEqual([
    { pair: 'push', sets: [8, 5] },
    { pair: 'height', sets: [11, 2] },
  ])
  expect(balanceOf([of('squat', 3), of('romanian-deadlift', 4), of('knee-flexion', 1)])).toEqual([{ pair: 'legs', sets: [3, 5] }])
  expect(balanceOf([])).toEqual([])
})
