import { describe, expect, test } from 'vitest'
import { rounds } from '#testing/depth.ts'
import { exercises } from '../content/exercises/table.ts'
import { candidatesFor } from './candidates.ts'
import { isEndurance } from './endurance.ts'
import { generatePlan } from './generate.ts'
import { garage, gym, home, nothing } from './places.fixture.ts'
import { plainWishes, planOf } from './plans.fixture.ts'
import { isLoadedHinge } from './prescription.ts'
import { randomPerson } from './random-people.fixture.ts'
import { daySeconds } from './session-time.ts'
import type { Made, PlanDay, PlanInput, PlanSlot } from './types.ts'

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
const PEOPLE = rounds(250, 5000)
const wishes: PlanInput = { ...plainWishes, goal: 'endurance', level: 'intermediate', minutes: 45 }
const purposeOf = ({ exercise }: PlanSlot) => byId.get(exercise)!.purpose
const isLifting = ({ focus }: PlanDay) => focus !== 'easy' && focus !== 'mobility'
/** The exercises of each circuit or superset, in order. */
const circuitsOf = (day: PlanDay): PlanSlot[][] => {
  const groups: PlanSlot[][] = []
  for (const slot of day.slots) {
    const last = groups.at(-1)
    if (slot.group !== null && last?.[0]!.group === slot.group) last.push(slot)
    else groups.push([slot])
  }
  return groups.filter(([slot]) => slot!.group !== null)
}

describe(`the plans of ${PEOPLE} random people`, () => {
  const plans = Array.from({ length: PEOPLE }, (_, number) => {
    const { input, place } = randomPerson(number)
    return { number, input, place, made: generatePlan(input, exercises, place) }
  }).flatMap((one) => (one.made.ok ? [{ ...one, plan: one.made.plan, why: one.made.why }] : []))

  test('for strength and muscle, days have only lifts and a few stretches at the end', () => {
    const wrong = plans.flatMap(({ input, plan, number }) => {
      if (input.goal !== 'strength' && input.goal !== 'muscle') return []
      return plan.days.filter(isLifting).flatMap(({ focus, slots }) => {
        const others = slots.filter((slot) => purposeOf(slot) !== 'strength')
        const isFine = others.every((slot) => purposeOf(slot) === 'mobility') && others.length <= 2
        return isFine ? [] : [[number, focus, others.map(({ exercise }) => exercise)]]
      })
    })
    expect(wrong).toEqual([])
  })

  test('most of a lifting day goes to lifts, and no more than half of it to endurance where that is the goal', () => {
    const wrong = plans.flatMap(({ input, plan, number }) =>
      input.goal === 'mobility'
        ? []
        : plan.days.filter(isLifting).flatMap((day) => {
            const seconds = (slots: readonly PlanSlot[]) => daySeconds({ warmUp: 0, slots }, (id) => byId.get(id))
            const part = seconds(day.slots.filter((slot) => purposeOf(slot) === 'strength')) / seconds(day.slots)
            const endurance = day.slots.reduce((sum, slot) => sum + (purposeOf(slot) === 'endurance' ? slot.target.to : 0), 0)
            const isFine = input.goal === 'endurance' ? endurance <= Math.max(600, input.minutes * 30) : part >= 0.5
            return isFine ? [] : [[number, input.goal, input.minutes, day.focus, part]]
          }),
    )
    expect(wrong).toEqual([])
  })

  test('circuits have two to four exercises of as many sets, none of them a loaded hinge, and only if endurance has no machine', () => {
    const wrong = plans.flatMap(({ input, place, plan, number }) => {
      const hasMachine = candidatesFor(exercises, input, place).some((one) => isEndurance(one) && one.equipment.length > 0)
      return plan.days.flatMap((day) =>
        circuitsOf(day).flatMap((circuit) => {
          const isWanted = input.goal === 'endurance' && !hasMachine
          const isRight = circuit.length >= 2 && circuit.length <= 4 && new Set(circuit.map(({ sets }) => sets)).size === 1
          const hasHinge = circuit.some(({ exercise }) => isLoadedHinge(byId.get(exercise)!))
          return isWanted && isRight && !hasHinge ? [] : [[number, day.focus, circuit.map(({ exercise, sets }) => `${exercise} ${sets}`)]]
        }),
      )
    })
    expect(wrong).toEqual([])
  })
})

test('endurance without a machine uses circuits, and the plan states the reason', () => {
  for (const place of [nothing, home, garage])
    for (const level of ['novice', 'intermediate', 'advanced'] as const)
      for (const minutes of [30, 45, 60]) {
        const made = generatePlan({ ...wishes, level, minutes }, exercises, place)
        const circuits = planOf(made).days.map((day) => circuitsOf(day).length)
        // In half an hour a day may have two lifts, one of them a hinge, which stays alone.
        expect(minutes === 30 ? Math.max(...circuits) : Math.min(...circuits), `${level} ${minutes}`).toBeGreaterThan(0)
        expect(made.ok && made.why.map(({ key }) => key)).toContain('endurance.circuits')
      }
  const withMachines = generatePlan(wishes, exercises, gym)
  expect(planOf(withMachines).days.flatMap(circuitsOf)).toEqual([])
})

test('a circuit moves on after fifteen seconds: a day of circuits has more sets than the same time with rests', () => {
  const sets = (made: Made) =>
    planOf(made)
      .days.flatMap(({ slots }) => slots.filter((slot) => purposeOf(slot) === 'strength'))
      .reduce((sum, slot) => sum + slot.sets, 0)
  const outdoors = exercises.filter(isEndurance).map(({ id }) => id)
  const made = generatePlan({ ...wishes, dislikes: outdoors }, exercises, nothing)
  expect(made.ok && made.why.map(({ key }) => key)).toContain('endurance.missing')
  for (const day of planOf(made).days) expect(day.slots.every((slot) => purposeOf(slot) !== 'endurance')).toBe(true)
  expect(sets(made)).toBeGreaterThan(sets(generatePlan(wishes, exercises, nothing)))
})

test('an hour in a gym has four lifts at least on every day, with every goal', () => {
  for (const goal of ['strength', 'muscle', 'endurance', 'general'] as const)
    for (const days of [3, 4, 5, 6])
      for (const seed of [1, 2, 3, 4, 5]) {
        const plan = planOf(generatePlan({ ...wishes, goal, days, minutes: 60, seed }, exercises, gym))
        for (const { focus, slots } of plan.days.filter(isLifting))
          expect
            .soft(slots.filter((slot) => purposeOf(slot) === 'strength').length, `${goal} ${days} ${seed} ${focus}`)
            .toBeGreaterThanOrEqual(4)
      }
})

test('a day of the whole body trains its other muscles before it trains its calves twice', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const plan = planOf(generatePlan({ ...wishes, goal: 'general', level: 'novice', seed }, exercises, gym))
    for (const { slots } of plan.days) {
      const calves = slots.filter(({ exercise }) => byId.get(exercise)!.primary.join() === 'calves')
      expect([seed, calves.length]).toEqual([seed, Math.min(1, calves.length)])
    }
  }
})
