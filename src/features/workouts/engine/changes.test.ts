import { expect, test } from 'vitest'
import { exercises } from '../content/exercises/table.ts'
import { candidatesFor, bannedDemands } from './candidates.ts'
import { checkChange, mostWeeklySets, type ChangeAsked, type PlanChange } from './changes.ts'
import { generatePlan } from './generate.ts'
import { gym } from './places.fixture.ts'
import { randomPerson } from './random-people.fixture.ts'
import { chance } from './seeded.ts'
import { daySeconds } from './session-time.ts'
import { alternativesTo } from './swap.ts'
import type { Place, Plan, PlanInput } from './types.ts'
import { USUAL_WISHES } from './usual-wishes.ts'
import { COUNTED_MUSCLES, weeklyRange } from './volume.ts'

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
const askedFor = (wishes: PlanInput, place: Place, minutes: number | null = wishes.minutes): ChangeAsked => ({
  exercises,
  byId,
  wishes,
  place,
  minutes,
  newId: () => 'new',
})
function planOf(wishes: PlanInput, place: Place): Plan {
  const made = generatePlan(wishes, exercises, place)
  if (!made.ok) throw new Error(made.problem.key)
  return made.plan
}
const plan = planOf(USUAL_WISHES, gym)
const asked = askedFor(USUAL_WISHES, gym)
const [day] = plan.days
const slot = day!.slots.find(({ target, rule }) => target.kind === 'reps' && rule.kind === 'double')!
const here = { day: day!.id, slot: slot.id }
const refusalOf = (change: PlanChange, of = plan, by = asked) => {
  const checked = checkChange(of, change, by)
  return checked.ok ? undefined : checked.refusal
}

test('a valid change is made, only in its own slot, and states its source', () => {
  const to = alternativesTo(byId.get(slot.exercise)!, exercises, USUAL_WISHES, gym).find(
    ({ id }) => !day!.slots.some(({ exercise }) => exercise === id),
  )!
  const swapped = checkChange(plan, { kind: 'swap', ...here, to: to.id }, asked)
  expect(swapped.ok && swapped.day.slots.find(({ id }) => id === slot.id)).toMatchObject({ exercise: to.id, sets: slot.sets })
  expect(swapped.ok && swapped.plan.days.slice(1)).toEqual(plan.days.slice(1))
  const fewer = checkChange(plan, { kind: 'sets', ...here, sets: slot.sets - 1 }, asked)
  expect(fewer.ok && fewer.day.slots.find(({ id }) => id === slot.id)!.why.at(-1)!.key).toBe('pick.advised')
  const reps = checkChange(plan, { kind: 'reps', ...here, from: 6, to: 8 }, asked)
  expect(reps.ok && reps.day.slots.find(({ id }) => id === slot.id)!.target).toEqual({ kind: 'reps', from: 6, to: 8 })
  expect(checkChange(plan, { kind: 'rest', ...here, seconds: 45 }, asked).ok).toBe(true)
  const without = checkChange(plan, { kind: 'remove', ...here }, asked)
  expect(without.ok && without.day.slots).toEqual(day!.slots.filter(({ id }) => id !== slot.id))
  const shorter = checkChange(plan, { kind: 'shorter', day: day!.id }, asked)
  expect(shorter.ok && daySeconds(shorter.day, (id) => byId.get(id))).toBeLessThan(daySeconds(day!, (id) => byId.get(id)) * 0.7)
})

test.each([
  ['a day that is not there', { kind: 'shorter', day: 'nowhere' }, 'missing'],
  ['an exercise that is not there', { kind: 'sets', ...here, slot: 'nowhere', sets: 2 }, 'missing'],
  ['one that nobody knows', { kind: 'swap', ...here, to: 'moon-press' }, 'unfit'],
  ['one that is nothing like it', { kind: 'swap', ...here, to: 'run' }, 'unfit'],
  ['one that is there already', { kind: 'swap', ...here, to: slot.exercise }, 'same'],
  ['no sets', { kind: 'sets', ...here, sets: 0 }, 'bounds'],
  ['a thousand sets', { kind: 'sets', ...here, sets: 1000 }, 'bounds'],
  ['half a rep', { kind: 'reps', ...here, from: 0.5, to: 8 }, 'bounds'],
  ['a range turned around', { kind: 'reps', ...here, from: 12, to: 8 }, 'bounds'],
  ['a billion reps', { kind: 'reps', ...here, from: 8, to: 1e9 }, 'bounds'],
  ['an hour of rest', { kind: 'rest', ...here, seconds: 3600 }, 'bounds'],
  ['a new one that nobody knows', { kind: 'add', day: day!.id, exercise: 'moon-press' }, 'unfit'],
] as const)('%s is refused', (_, change, refusal) => {
  expect(refusalOf(change)).toBe(refusal)
})

test('a beginner gets no sets of three, and nobody gets an exercise that strains a painful joint or cannot be done here', () => {
  expect(refusalOf({ kind: 'reps', ...here, from: 3, to: 5 }, plan, askedFor({ ...USUAL_WISHES, level: 'novice' }, gym))).toBe('bounds')
  const squat = { kind: 'add', day: day!.id, exercise: 'barbell-back-squat' } as const
  const without = { ...plan, days: plan.days.map((one) => ({ ...one, slots: one.slots.slice(0, 1) })) }
  const free = { ...without, days: without.days.map((one) => ({ ...one, slots: [{ ...slot, exercise: 'plank' }] })) }
  expect(refusalOf(squat, free)).toBeUndefined()
  expect(refusalOf(squat, free, askedFor({ ...USUAL_WISHES, injuries: [{ joint: 'knee', stage: 'out' }] }, gym))).toBe('unfit')
  expect(refusalOf(squat, free, askedFor(USUAL_WISHES, { equipment: new Set(), loadsFor: () => [] }))).toBe('unfit')
})

test('locked slots stay, the last slot stays, and slots with a person’s own steps keep their sets', () => {
  const withSlot = (change: object) => ({ ...plan, days: [{ ...day!, slots: [{ ...slot, ...change }] }, ...plan.days.slice(1)] })
  expect(refusalOf({ kind: 'remove', ...here }, withSlot({}))).toBe('last')
  expect(refusalOf({ kind: 'remove', ...here }, withSlot({ isLocked: true }))).toBe('locked')
  const steps = withSlot({ rule: { kind: 'steps', steps: [{ sets: 3, from: 5, to: 5 }] } })
  expect(refusalOf({ kind: 'sets', ...here, sets: 2 }, steps)).toBe('unfit')
})

const PEOPLE = 60
test(`accepted proposals for the plans of ${PEOPLE} random people break no rule`, () => {
  let [passed, refused] = [0, 0]
  for (let number = 0; number < PEOPLE; number++) {
    const { input, place } = randomPerson(number)
    const made = generatePlan(input, exercises, place)
    if (!made.ok) continue
    const by = askedFor(input, place)
    const banned = bannedDemands(input)
    const possible = new Set(candidatesFor(exercises, input, place).map(({ id }) => id))
    const before = mostWeeklySets(made.plan, byId)
    for (const [at, one] of made.plan.days.entries())
      for (const [nth, { id, exercise }] of one.slots.entries()) {
        const roll = (key: string) => chance(number, `${at} ${nth} ${key}`)
        const anyId = exercises[Math.floor(roll('any') * exercises.length)]!.id
        const alike = byId.get(exercise)!.pattern
        const likely = exercises.filter(({ pattern }) => pattern === alike)[Math.floor(roll('like') * 3)]?.id ?? anyId
        const of = { day: one.id, slot: id }
        const changes: PlanChange[] = [
          { kind: 'swap', ...of, to: roll('which') < 0.5 ? anyId : likely },
          { kind: 'sets', ...of, sets: Math.floor(roll('sets') * 9) },
          { kind: 'add', day: one.id, exercise: anyId },
          { kind: 'harder', day: one.id },
        ]
        for (const change of changes) {
          const checked = checkChange(made.plan, change, by)
          if (!checked.ok) {
            refused++
            continue
          }
          passed++
          const fresh = checked.day.slots.filter(({ exercise: is }) => !one.slots.some((was) => was.exercise === is))
          for (const { exercise: is } of fresh) {
            expect(possible.has(is), `${number} ${change.kind} ${is}`).toBe(true)
            expect(byId.get(is)!.cautions.some((demand) => banned.has(demand))).toBe(false)
          }
          const sets = mostWeeklySets(checked.plan, byId)
          for (const muscle of COUNTED_MUSCLES)
            expect(sets.get(muscle)!).toBeLessThanOrEqual(Math.max(weeklyRange(input.level).to, before.get(muscle)!))
          const [was, is] = [one, checked.day].map((each) => daySeconds(each, (exerciseId) => byId.get(exerciseId)) / 60)
          expect(is!).toBeLessThanOrEqual(Math.max(was!, input.minutes * 1.1))
        }
      }
  }
  expect(passed).toBeGreaterThan(PEOPLE)
  expect(refused).toBeGreaterThan(PEOPLE)
})
