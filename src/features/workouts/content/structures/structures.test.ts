import { expect, test } from 'vitest'
import { sessionAt, sessionCount } from '../../training/plan-run.ts'
import { exercises } from '../exercises/table.ts'
import { STRUCTURE_IDS } from './structure.ts'
import { structures } from './structures.ts'

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))

test('every structure is there once, and has only exercises that there are, measured as they are', () => {
  expect(structures.map(({ id }) => id)).toEqual([...STRUCTURE_IDS])
  const wrong = structures.flatMap(({ id, plan }) =>
    plan.days.flatMap(({ slots }) =>
      slots.filter(({ exercise, target }) => byId.get(exercise)?.measure !== target.kind).map(({ exercise }) => `${id}: ${exercise}`),
    ),
  )
  expect(wrong).toEqual([])
})

test('every week names days that there are, and ids of slots are their own', () => {
  for (const { plan, weekdays } of structures) {
    for (const { days } of plan.weeks) {
      expect(days.length).toBe(weekdays.length)
      expect(days.every((day) => day < plan.days.length)).toBe(true)
    }
    const ids = plan.days.flatMap(({ slots }) => slots.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(sessionAt(plan, sessionCount(plan) - 1)).toBeDefined()
    expect(sessionAt(plan, sessionCount(plan))).toBeUndefined()
  }
})

test('the plan for new runners grows from a minute at a time to half an hour, a little each week', () => {
  const { plan } = structures.find(({ id }) => id === 'couch-to-5k')!
  const minutes = plan.weeks.map(
    ({ days }) =>
      Math.max(...plan.days[days[2]!]!.slots.filter(({ exercise }) => exercise === 'running').map(({ sets, target }) => sets * target.to)) /
      60,
  )
  expect(minutes.at(-1)).toBe(30)
  for (const [at, one] of minutes.entries()) if (at > 0) expect(one).toBeGreaterThanOrEqual(minutes[at - 1]!)
})
