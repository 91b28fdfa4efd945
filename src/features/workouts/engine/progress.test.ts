import { describe, expect, test } from 'vitest'
import { exercises } from '../content/exercises/table.ts'
import { gym, home } from './places.fixture.ts'
import { isStalled, nextLoad, suggestDeload, warmUpSets } from './progress.ts'
import type { PastSession } from './types.ts'
import { readinessShift } from './readiness.ts'
import { remainingFatigue, READY_FROM, recoveryOf } from './recovery.ts'
import { chance } from './seeded.ts'
import { alternativesTo, convertLoad } from './swap.ts'

const exercise = (id: string) => exercises.find((one) => one.id === id)!
const bench = exercise('barbell-bench-press')
const squat = exercise('barbell-back-squat')
const range = { kind: 'reps', from: 8, to: 12 } as const
const slot = { sets: 3, target: range, rir: 2, rule: { kind: 'double' }, ease: 1 } as const
const session = (weight: number, reps: number[], daysAgo = 3, reserve: number | null = null): PastSession => ({
  daysAgo,
  target: range,
  sets: reps.map((amount) => ({ weight, amount, reserve })),
})
const next = (past: PastSession[], over = {}) => nextLoad({ exercise: bench, slot, past, loads: gym.loadsFor(bench), ...over })

describe('the next load', () => {
  test('no load is proposed without any past session', () => {
    expect(next([])).toMatchObject({ load: null, why: { key: 'load.find' } })
  })
  test('first to the top of the range, then one step up', () => {
    expect(next([session(60, [10, 9, 9])])).toMatchObject({ load: 60, aim: 10, why: { key: 'load.reps-first' } })
    expect(next([session(60, [12, 12, 12])])).toMatchObject({ load: 62.5, aim: 8, why: { key: 'load.up', values: { more: 2.5 } } })
    expect(nextLoad({ exercise: squat, slot, past: [session(100, [12, 12, 12])], loads: gym.loadsFor(squat) })).toMatchObject({ load: 105 })
  })
  test('after a miss it does not grow, after three it falls by a tenth', () => {
    const miss = session(60, [9, 7, 6])
    expect(next([miss], { slot: { ...slot, rir: 1 } })).toMatchObject({ load: 60, why: { key: 'load.same-missed' } })
    // Nine reps to failure are fewer than eight with two in reserve.
    expect(next([miss])).toMatchObject({ load: 57.5, why: { key: 'load.allowed' } })
    expect(next([miss, miss])).toMatchObject({ load: 57.5 })
    expect(next([miss, miss, miss])).toMatchObject({ load: 52.5, why: { key: 'load.less', values: { times: 3 } } })
  })
  test('nothing grows if all reps were done with none in reserve', () => {
    expect(next([session(60, [12, 12, 12], 3, 0)])).toMatchObject({ load: 60 })
  })
  test('a step of more than a tenth waits for more reps', () => {
    const curl = exercise('dumbbell-curl')
    const loads = home.loadsFor(curl)
    expect(nextLoad({ exercise: curl, slot, past: [session(6, [12, 12, 12])], loads })).toMatchObject({
      load: 6,
      aim: 13,
      why: { key: 'load.large-step' },
    })
    expect(nextLoad({ exercise: curl, slot, past: [session(6, [15, 15, 15])], loads })).toMatchObject({ load: 6, aim: 16 })
    expect(nextLoad({ exercise: curl, slot, past: [session(6, [22, 22, 22])], loads })).toMatchObject({ load: 8, aim: 8 })
  })
  test('after a pause of weeks it starts lighter', () => {
    expect(next([session(60, [12, 12, 12], 25)])).toMatchObject({ load: 52.5, why: { key: 'load.away' } })
    expect(next([session(60, [12, 12, 12], 90)])).toMatchObject({ load: 47.5 })
  })
  test('another rep range than last time gives the same strength', () => {
    const past = [{ ...session(60, [12, 12, 12]), sets: [{ weight: 60, amount: 10, reserve: 2 }] }]
    expect(next(past, { slot: { ...slot, target: { kind: 'reps', from: 3, to: 5 } } })).toMatchObject({
      load: 70,
      why: { key: 'load.effort', source: 'epley1985' },
    })
  })
  test('a healing joint and a lighter week reduce the load', () => {
    expect(next([session(60, [10, 10, 10])], { slot: { ...slot, ease: 0.5 } })).toMatchObject({ load: 30, why: { key: 'load.eased' } })
    expect(next([session(60, [10, 10, 10])], { factor: 0.9 })).toMatchObject({ load: 52.5, why: { key: 'load.lighter' } })
  })
  test('without a load the reps grow, and then a harder exercise is due', () => {
    const pushUp = exercise('push-up')
    const body = (reps: number[]) =>
      nextLoad({
        exercise: pushUp,
        slot: { ...slot, target: { kind: 'reps', from: 8, to: 15 } },
        past: [{ daysAgo: 3, target: null, sets: reps.map((amount) => ({ weight: null, amount, reserve: null })) }],
        loads: [],
      })
    expect(body([10, 9, 9])).toMatchObject({ load: null, aim: 10 })
    expect(body([15, 15, 15])).toMatchObject({ why: { key: 'load.harder-next' } })
  })

  test('after any sessions the load is possible, and nothing grows after a session below its target', () => {
    for (let number = 0; number < 500; number++) {
      const roll = (what: string) => chance(number, what)
      const one = exercises[Math.floor(roll('exercise') * exercises.length)]!
      const loads = gym.loadsFor(one)
      const weight = loads[Math.floor(roll('weight') * loads.length)] ?? 40
      const reps = [0, 1, 2].map((set) => Math.floor(roll(`reps${set}`) * 16) + 1)
      const past = [session(weight, reps, Math.floor(roll('days') * 80))]
      const result = nextLoad({ exercise: one, slot, past, loads })
      if (result.load === null) continue
      expect(loads).toContain(result.load)
      if (Math.min(...reps) < range.from) expect(result.load).toBeLessThanOrEqual(weight)
      if (weight > 0 && Math.min(...reps) < range.to) expect(result.load).toBeLessThanOrEqual(weight)
    }
  })
})

test('warm-up sets have possible loads, grow, and stay below the work sets', () => {
  for (const load of [20, 22.5, 60, 100, 180]) {
    const sets = warmUpSets(load, 2, gym.loadsFor(bench))
    expect(sets.every(({ weight }) => weight < load && gym.loadsFor(bench).includes(weight))).toBe(true)
    expect(sets.map(({ weight }) => weight)).toEqual([...new Set(sets.map(({ weight }) => weight))])
  }
  expect(warmUpSets(100, 2, gym.loadsFor(bench))).toEqual([
    { weight: 50, reps: 8 },
    { weight: 75, reps: 4 },
  ])
})

test('fatigue is full at first, less each day, and zero after seven', () => {
  expect([remainingFatigue(0), remainingFatigue(168), remainingFatigue(1000)]).toEqual([1, 0, 0])
  for (let hours = 0; hours < 168; hours += 6) expect(remainingFatigue(hours)).toBeGreaterThan(remainingFatigue(hours + 6))
})

test('muscles trained hard recover over days, and the others are rested', () => {
  const at = (hoursAgo: number) => recoveryOf([{ exercise: bench, sets: 8, reserve: 1, hoursAgo }])
  expect(at(2).chest).toBeLessThan(0.4)
  expect(at(72).chest).toBeGreaterThan(0.8)
  expect(at(2).triceps).toBeGreaterThan(at(2).chest)
  expect(at(2).quads).toBe(1)
})

test('three sets of chest leave it not ready the same day, however many reps were in reserve, and ready two days later', () => {
  for (const reserve of [null, 0, 2, 5]) {
    const chest = (hoursAgo: number) => recoveryOf([{ exercise: bench, sets: 3, reserve, hoursAgo }]).chest
    for (const hours of [0, 2, 12]) expect(chest(hours), `${reserve} left, ${hours} hours`).toBeLessThan(READY_FROM)
    expect(chest(48)).toBeGreaterThanOrEqual(READY_FROM)
  }
})

test('a lighter week is suggested for two stalled lifts or low days, with its reason', () => {
  const still = Array.from({ length: 5 }, () => session(60, [8, 8, 8]))
  expect(isStalled(still)).toBe(true)
  expect(isStalled([session(62.5, [8, 8, 8]), ...still])).toBe(false)
  expect(suggestDeload(2, [])).toMatchObject({ key: 'deload.stalled' })
  expect(suggestDeload(0, [2, 1, 2])).toMatchObject({ key: 'deload.readiness' })
  expect([suggestDeload(1, [2, 1]), suggestDeload(0, [4, 2, 2])]).toEqual([undefined, undefined])
})

test('a bad day asks for less within bounds, and never for more', () => {
  for (const mood of [null, 1, 3, 5])
    for (const sleep of [null, 1, 3, 5])
      for (const freshness of [null, 1, 3, 5]) {
        const { sets, load, rir } = readinessShift({ mood, sleep, freshness })
        expect(sets).toBeGreaterThanOrEqual(0.67)
        expect([sets <= 1, load <= 1, load >= 0.9, rir >= 0]).toEqual([true, true, true, true])
      }
  expect(readinessShift({ mood: null, sleep: null, freshness: null }).why).toBeNull()
  expect(readinessShift({ mood: 1, sleep: 2, freshness: 2 }).why).toMatchObject({ key: 'today.low' })
})

test('a swap offers similar exercises that the place allows, with a possible load', () => {
  const wishes = { goal: 'muscle', level: 'intermediate', seed: 1, injuries: [], avoid: [], dislikes: [] } as const
  const [first, ...others] = alternativesTo(bench, exercises, wishes, home)
  expect(first!.pattern).toBe('bench-press')
  for (const one of [first!, ...others]) expect(one.equipment.every((needed) => home.equipment.has(needed))).toBe(true)
  const dumbbells = exercise('dumbbell-bench-press')
  expect(gym.loadsFor(dumbbells)).toContain(convertLoad(bench, dumbbells, 80, gym))
  expect(convertLoad(bench, exercise('dumbbell-curl'), 80, gym)).toBeUndefined()
})
