import { expect, test } from 'vitest'
import { exercises } from '../content/exercises/table.ts'
import { loadsByMovement } from '../exercises/cautions.fixture.ts'
import { adjustDay } from './adjust.ts'
import { generatePlan } from './generate.ts'
import { gym, home } from './places.fixture.ts'
import { plainWishes } from './plans.fixture.ts'
import { daySeconds } from './session-time.ts'
import type { PlanInput } from './types.ts'

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
const wishes: PlanInput = { ...plainWishes, goal: 'muscle', level: 'intermediate', days: 4, weeks: 8, seed: 3 }
const made = generatePlan(wishes, exercises, gym)
if (!made.ok) throw new Error(made.problem.key)
const [day] = made.plan.days
const asked = { exercises, byId, wishes, place: gym }

test('a shorter day is about half as long and begins with the same lifts', () => {
  const short = adjustDay(day!, 'shorter', asked)
  const part = daySeconds(short, (id) => byId.get(id)) / daySeconds(day!, (id) => byId.get(id))
  expect(part).toBeGreaterThan(0.3)
  expect(part).toBeLessThanOrEqual(0.6)
  expect(short.slots[0]!.exercise).toBe(day!.slots[0]!.exercise)
})

test('without equipment every exercise needs none, and at another place only its equipment', () => {
  for (const { exercise } of adjustDay(day!, 'bare', asked).slots) expect(byId.get(exercise)!.equipment).toEqual([])
  for (const { exercise } of adjustDay(day!, 'planned', { ...asked, place: home }).slots)
    expect(byId.get(exercise)!.equipment.every((needed) => home.equipment.has(needed))).toBe(true)
})

test('a harder day has a set more of its first two lifts, and the planned mode changes nothing', () => {
  const hard = adjustDay(day!, 'harder', asked)
  expect(hard.slots.slice(0, 2).map(({ sets }) => sets)).toEqual(day!.slots.slice(0, 2).map(({ sets }) => sets + 1))
  expect(adjustDay(day!, 'planned', asked)).toEqual(day)
})

test('a day for pressing stays a day of lifts when the shoulder is out, and is never reduced to a few minutes of endurance', () => {
  const healthy = { ...wishes, days: 6 }
  const six = generatePlan(healthy, exercises, gym)
  if (!six.ok) throw new Error(six.problem.key)
  const push = six.plan.days.find(({ focus }) => focus === 'push')!
  const hurt: PlanInput = { ...healthy, injuries: [{ joint: 'shoulder', stage: 'out' }] }
  const today = adjustDay(push, 'planned', { ...asked, wishes: hurt })
  const lifts = (slots: typeof push.slots) => slots.filter(({ exercise }) => byId.get(exercise)!.purpose === 'strength')
  expect(lifts(today.slots)).toHaveLength(lifts(push.slots).length)
  expect(today.slots.filter(({ exercise }) => loadsByMovement.shoulder(byId.get(exercise)!))).toEqual([])
})
