import { describe, expect, test } from 'vitest'
import type { Plan as TrainingPlan } from '../engine/types.ts'
import { Plan } from '../contract/training-shapes.ts'
import { structures } from '../content/structures/structures.ts'
import {
  addDay,
  canGo,
  emptyPlan,
  hasRoom,
  isLinked,
  linkWithNext,
  PLAN_SHAPE,
  removeDay,
  weekToLighten,
  withLighterWeek,
  withNumbers,
  withWeeks,
} from './edit-plan.ts'
import { sessionAt, sessionCount } from './plan-run.ts'

const plan = structures.find(({ id }) => id === 'push-pull-legs')!.plan
const fits = (one: unknown) => expect(Plan.safeParse(one).success).toBe(true)

describe('a person’s own plan', () => {
  test('begins with one empty day, and can be saved', () => {
    const own = emptyPlan('a').plan
    fits(own)
    expect(sessionCount(own)).toBe(8)
    expect(canGo(own, 'a')).toBe(false)
    expect(removeDay(own, 'a')).toBe(own)
  })

  test('gets a day in every week, and loses it in every week; the others stay unchanged', () => {
    const more = addDay(plan, 'new')
    fits(more)
    for (const [at, { days }] of more.weeks.entries()) expect(days).toEqual([...plan.weeks[at]!.days, plan.days.length])
    expect(removeDay(more, 'new')).toEqual(plan)
    const [first] = plan.days
    const less = removeDay(plan, first!.id)
    fits(less)
    const names = (of: typeof plan) => Array.from({ length: sessionCount(of) }, (_, index) => sessionAt(of, index)!.day.id)
    expect(names(less)).toEqual(names(plan).filter((id) => id !== first!.id))
    expect(removeDay(plan, 'nowhere')).toBe(plan)
  })

  test('has a limit of days and weeks', () => {
    let most = emptyPlan('a').plan
    for (let nth = 0; nth < 40; nth++) most = addDay(most, `d${nth}`)
    expect(most.days).toHaveLength(PLAN_SHAPE.daysOfWeek)
    expect(hasRoom(most)).toBe(false)
    fits(most)
    for (const [asked, weeks] of [
      [0, 1],
      [-5, 1],
      [1e9, 52],
      [12, 12],
    ] as const)
      expect(withWeeks(plan, asked).weeks).toHaveLength(weeks)
  })

  test('that is extended repeats its weeks in order, lighter ones too; shortened and extended again it is the same', () => {
    const wave = structures.find(({ id }) => id === 'wave')!.plan
    const twice = withWeeks(wave, wave.weeks.length * 2)
    expect(twice.weeks.slice(wave.weeks.length)).toEqual(wave.weeks)
    expect(withWeeks(twice, wave.weeks.length)).toEqual(wave)
  })
})

describe('a superset of a plan', () => {
  const [day] = plan.days
  const ids = day!.slots.map(({ id }) => id)
  const links = (of: typeof day) => of!.slots.map((_, at) => isLinked(of!.slots, at))

  test('has two or three adjacent exercises, and can be split at any point', () => {
    const two = linkWithNext(day!, ids[0]!, 'g')
    expect(links(two).slice(0, 3)).toEqual([true, false, false])
    const three = linkWithNext(two, ids[1]!, 'h')
    expect(links(three).slice(0, 3)).toEqual([true, true, false])
    const parted = linkWithNext(three, ids[0]!, 'i')
    expect(links(parted).slice(0, 3)).toEqual([false, true, false])
    expect(parted.slots[0]!.group).toBeNull()
    expect(linkWithNext(parted, ids[1]!, 'j')).toEqual(day)
  })

  test('can be joined with another one, and the last exercise has none after it', () => {
    const both = linkWithNext(linkWithNext(day!, ids[0]!, 'g'), ids[2]!, 'h')
    expect(links(linkWithNext(both, ids[1]!, 'i')).slice(0, 4)).toEqual([true, true, true, false])
    expect(linkWithNext(day!, ids.at(-1)!, 'g')).toBe(day)
    expect(linkWithNext(day!, 'nowhere', 'g')).toBe(day)
  })
})

test('a lighter week is the current one if most of it lies ahead, else the next, and no session is lost', () => {
  const week = (isDeload = false) => ({ days: [0, 1, 2], rir: 0, isDeload })
  const day = emptyPlan('a').plan.days[0]!
  const plan: TrainingPlan = { days: [day, { ...day, id: 'b' }, { ...day, id: 'c' }], weeks: [week(), week(), week()] }
  const lighter = (next: number) => withLighterWeek(plan, next)?.weeks.map(({ isDeload }) => isDeload)
  expect(lighter(0)).toEqual([true, false, false])
  expect(lighter(4)).toEqual([false, true, false])
  expect(lighter(5)).toEqual([false, false, true])
  expect(lighter(8)).toEqual([false, false, true])
  expect(withLighterWeek({ ...plan, weeks: [week(), week(true)] }, 2)).toBeUndefined()
  expect(withLighterWeek(plan, 9)).toBeUndefined()
})

test('no lighter week is offered beside a planned one, nor in the two weeks after one', () => {
  const day = emptyPlan('a').plan.days[0]!
  const weeks = [false, true, false, false, false].map((isDeload) => ({ days: [0], rir: 0, isDeload }))
  const plan: TrainingPlan = { days: [day], weeks }
  expect([0, 1, 2, 3, 4].map((next) => weekToLighten(plan, next))).toEqual([undefined, undefined, undefined, undefined, 4])
})

test('reasons state a person’s changed numbers, or that the person chose them', () => {
  const slot = plan.days[0]!.slots[0]!
  const why = [
    { key: 'pick.press', values: {}, source: 'own' },
    { key: 'reps.muscle', values: { sets: slot.sets, from: 8, to: 12 }, source: 'acsm2009' },
  ] as const
  const more = withNumbers({ ...slot, why }, { sets: slot.sets + 1 })
  expect(more.why).toEqual([why[0], { ...why[1], values: { sets: slot.sets + 1, from: 8, to: 12 } }])
  const own = withNumbers({ ...slot, why }, { target: { kind: 'reps', from: 5, to: 8 }, rest: 150 })
  expect(own).toMatchObject({ target: { from: 5, to: 8 }, rest: 150 })
  expect(own.why.map(({ key }) => key)).toEqual(['pick.press', 'reps.chosen'])
  expect(withNumbers(own, { rest: 60 }).why).toHaveLength(2)
  fits({ ...plan, days: [{ ...plan.days[0]!, slots: [own] }, ...plan.days.slice(1)] })
})
