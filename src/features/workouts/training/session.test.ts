import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exercises } from '../content/exercises/table.ts'
import { gym } from '../engine/places.fixture.ts'
import { plainSlot } from '../engine/plans.fixture.ts'
import {
  addItem,
  addSet,
  changeItem,
  changeSet,
  countsAs,
  finishSession,
  linkWithNext,
  markSet,
  moveItem,
  swapItem,
} from './edit-session.ts'
import { ASSISTED_EXERCISES, liftFacts, newRecords, NO_RECORDS, pastOf, withFacts } from './lift-facts.ts'
import { endOf, itemsOf, mergeSessions, reserveOf, type Session } from './session.ts'
import { emptySession, startSession, type Known } from './start-session.ts'

const START = Date.parse('2026-05-04T10:00:00Z')
const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
const bench = byId.get('barbell-bench-press')!
const press = byId.get('dumbbell-bench-press')!
const curl = byId.get('dumbbell-curl')!
const idsFrom = (start: number) => {
  let next = start
  return () => `00000000-0000-4000-8000-${String(next++).padStart(12, '0')}`
}
function started(): Session {
  const newId = idsFrom(1)
  let session = emptySession({ id: newId(), now: START, zone: 'UTC', name: 'Monday' })
  for (const exercise of [bench, curl])
    session = addItem(session, newId(), exercise, { after: null, sets: 3, newId, unit: 'kg', now: START })
  return session
}
const setIds = (session: Session) => itemsOf(session).flatMap(({ sets }) => sets.map(({ id }) => id))

describe('merging the versions of a session', () => {
  const change = fc.record({ set: fc.nat(5), at: fc.nat(50), amount: fc.nat(20), gone: fc.boolean() })
  const device = fc.array(change, { maxLength: 12 }).map((changes) => {
    let session = started()
    const ids = setIds(session)
    for (const { set, at, amount, gone: removed } of changes) session = changeSet(session, ids[set]!, { amount, gone: removed }, START + at)
    return session
  })

  test('works in any order, any number of times', () => {
    fc.assert(
      fc.property(device, device, device, (a, b, c) => {
        expect(mergeSessions(a, b)).toEqual(mergeSessions(b, a))
        expect(mergeSessions(mergeSessions(a, b), c)).toEqual(mergeSessions(a, mergeSessions(b, c)))
        expect(mergeSessions(mergeSessions(a, b), b)).toEqual(mergeSessions(a, b))
        expect(mergeSessions(a, a)).toEqual(a)
      }),
      { numRuns: 200 },
    )
  })

  test('loses nothing if a clock was set back', () => {
    const [first] = setIds(started())
    const typed = changeSet(started(), first!, { amount: 12 }, START + 60_000)
    const corrected = changeSet(typed, first!, { amount: 10 }, START - 3_600_000)
    expect(mergeSessions(typed, corrected).sets[first!]!.amount).toBe(10)
  })
})

describe('changing a session', () => {
  test('puts exercises in another order, adds sets like the last one, and joins two as a superset', () => {
    const session = started()
    const [first, second] = itemsOf(session)
    expect(itemsOf(moveItem(session, second!.id, 0, START)).map(({ item }) => item.exercise)).toEqual([curl.id, bench.id])
    expect(itemsOf(moveItem(session, first!.id, 1, START)).map(({ item }) => item.exercise)).toEqual([curl.id, bench.id])
    const heavy = changeSet(session, first!.sets[2]!.id, { weight: 70, amount: 6 }, START)
    expect(itemsOf(addSet(heavy, first!.id, 'new', { unit: 'kg', now: START }))[0]!.sets[3]!.set).toMatchObject({
      weight: 70,
      amount: 6,
      doneAt: null,
    })
    const linked = linkWithNext(session, first!.id, 'g', START)
    expect(itemsOf(linked).map(({ item }) => item.group)).toEqual(['g', 'g'])
    expect(itemsOf(linkWithNext(linked, first!.id, 'h', START))[0]!.item.group).toBeNull()
  })

  test('adds a set in the middle, like the one before it', () => {
    const session = started()
    const [first] = itemsOf(session)
    const [one, two, three] = first!.sets.map(({ id }) => id)
    const heavy = changeSet(session, one!, { weight: 80, amount: 5 }, START)
    const more = addSet(heavy, first!.id, 'new', { unit: 'kg', now: START, after: one! })
    expect(itemsOf(more)[0]!.sets.map(({ id }) => id)).toEqual([one, 'new', two, three])
    expect(more.sets.new).toMatchObject({ weight: 80, amount: 5, doneAt: null })
    const last = addSet(heavy, first!.id, 'new', { unit: 'kg', now: START, after: three! })
    expect(itemsOf(last)[0]!.sets.at(-1)!.id).toBe('new')
  })

  test('a set marked without a number counts as last time, and needs an answer if there was none', () => {
    const [first] = itemsOf(started())
    const blank = { ...first!.sets[0]!.set, amount: null, weight: null }
    const past = { weight: 60, amount: 8, reserve: 2 }
    expect(countsAs(blank, past, 'kg')).toEqual({ amount: 8, weight: 60, unit: 'kg' })
    expect(countsAs({ ...blank, weight: 62.5 }, past, 'kg')).toEqual({ amount: 8 })
    expect(countsAs(blank, past, 'lb')).toMatchObject({ amount: 8, unit: 'lb' })
    expect(countsAs({ ...blank, amount: 10 }, past, 'kg')).toEqual({})
    expect(countsAs(blank, undefined, 'kg')).toBeUndefined()
    expect(countsAs({ ...blank, amount: 0 }, undefined, 'kg')).toBeUndefined()
  })

  test('swaps an exercise: finished sets stay, the others are converted to a possible load', () => {
    let session = started()
    const [first] = itemsOf(session)
    for (const { id } of first!.sets) session = changeSet(session, id, { weight: 60, amount: 10 }, START)
    session = markSet(session, first!.sets[0]!.id, true, START + 1000)
    const swapped = itemsOf(swapItem(session, first!.id, { from: bench, to: press, place: gym, newId: 'other', now: START + 2000 }))
    expect(swapped.map(({ item, sets }) => [item.exercise, sets.length])).toEqual([
      [bench.id, 1],
      [press.id, 2],
      [curl.id, 3],
    ])
    expect(gym.loadsFor(press)).toContain(swapped[1]!.sets[0]!.set.weight)
    const known = swapItem(session, first!.id, { from: bench, to: press, place: gym, newId: 'other', now: START + 2000, load: 14 })
    expect(itemsOf(known)[1]!.sets.map(({ set }) => set.weight)).toEqual([14, 14])
  })

  test('ends with its finished sets; a forgotten session ends with its last set', () => {
    let session = started()
    const [first] = setIds(session)
    session = markSet(session, first!, true, START + 600_000)
    expect(endOf(session, START + 700_000)).toBe(START + 700_000)
    expect(endOf(session, START + 30 * 3_600_000)).toBe(START + 600_000)
    const ended = finishSession(session, START + 30 * 3_600_000)
    expect(setIds(ended)).toEqual([first])
    expect(ended.fields.finishedAt.value).toBe(new Date(START + 600_000).toISOString())
  })
})

describe('the results of a session', () => {
  const done = (sets: { weight: number | null; amount: number; type?: 'warm-up' | 'drop' | 'normal'; rir?: number }[]): Session => {
    const newId = idsFrom(100)
    let session = addItem(emptySession({ id: newId(), now: START, zone: 'UTC', name: '' }), newId(), bench, {
      after: null,
      sets: sets.length,
      newId,
      unit: 'kg',
      now: START,
    })
    for (const [at, id] of setIds(session).entries()) {
      const { weight, amount, type = 'normal', rir } = sets[at]!
      session = markSet(
        changeSet(session, id, { weight, amount, type, effort: rir === undefined ? null : { scale: 'rir', value: rir } }, START),
        id,
        true,
        START,
      )
    }
    return session
  }

  test('counts no warm-up, in volume, records or estimates', () => {
    const [facts] = liftFacts(
      done([
        { weight: 200, amount: 5, type: 'warm-up' },
        { weight: 60, amount: 10 },
        { weight: 60, amount: 8 },
      ]),
    )
    expect(facts).toMatchObject({ hardSets: 2, volume: 1080, estimate: 80 })
  })

  test('a set with many reps in reserve is not hard, and RPE equals reps in reserve', () => {
    expect(
      liftFacts(
        done([
          { weight: 60, amount: 5, rir: 6 },
          { weight: 60, amount: 5, rir: 2 },
        ]),
      )[0],
    ).toMatchObject({ hardSets: 1, reserve: 4 })
    expect([
      reserveOf({ scale: 'rpe', value: 8.5 }),
      reserveOf({ scale: 'rir', value: 1.5 }),
      reserveOf({ scale: 'rpe', value: 10 }),
    ]).toEqual([1.5, 1.5, 0])
  })

  test('help is no load: it gives no volume, no estimate and no record, and is shown next time', () => {
    const helped = (exercise: string, own?: ReadonlySet<string>) => {
      const session = done([{ weight: 50, amount: 8 }])
      return liftFacts(
        { ...session, items: Object.fromEntries(Object.entries(session.items).map(([id, one]) => [id, { ...one, exercise }])) },
        own,
      )[0]!
    }
    for (const facts of [helped('assisted-pull-up'), helped('my-machine', new Set(['my-machine']))]) {
      expect(facts).toMatchObject({ volume: 0, estimate: null, hardSets: 1, sets: [[-50, 8, null]] })
      const records = withFacts(NO_RECORDS, facts)
      expect(records).toEqual(NO_RECORDS)
      expect(newRecords({ ...NO_RECORDS, weight: 40, amount: 5, volume: 10 }, facts)).toEqual([])
      expect(pastOf(facts, 1).sets).toEqual([{ weight: 50, amount: 8, reserve: null }])
    }
    expect([...ASSISTED_EXERCISES].toSorted()).toEqual(
      exercises.flatMap(({ id, loading }) => (loading === 'assisted' ? [id] : [])).toSorted(),
    )
  })

  test('a first session breaks no record; afterwards each improvement is reported once', () => {
    const [first] = liftFacts(done([{ weight: 60, amount: 8 }]))
    const [second] = liftFacts(done([{ weight: 62.5, amount: 8 }]))
    const [more] = liftFacts(
      done([
        { weight: 60, amount: 8 },
        { weight: 60, amount: 8 },
      ]),
    )
    expect(newRecords(NO_RECORDS, first!)).toEqual([])
    const records = withFacts(NO_RECORDS, first!)
    expect(newRecords(records, first!)).toEqual([])
    expect(newRecords(records, second!).map(({ kind }) => kind)).toEqual(['weight', 'estimate'])
    expect(newRecords(records, more!).map(({ kind }) => kind)).toEqual(['volume'])
  })

  test('a load that is held or carried sets a record of weight, and none for reps', () => {
    const [facts] = liftFacts(done([{ weight: 40, amount: 30 }]))
    const held = withFacts(NO_RECORDS, { ...facts!, target: { kind: 'seconds', from: 30, to: 30 } })
    expect(held).toMatchObject({ weight: 40, byReps: {} })
    expect(withFacts(NO_RECORDS, facts!).byReps[15]).toBe(40)
  })
})

test('a session of a plan begins with last time’s loads, warm-up sets before the first lifts, and less in a lighter week', () => {
  const known: Known = {
    exercises: byId,
    place: gym,
    unit: 'kg',
    past: (id) =>
      id === bench.id ? [{ daysAgo: 3, target: null, sets: [12, 12, 12].map((amount) => ({ weight: 60, amount, reserve: null })) }] : [],
  }
  const day = { id: 'd', name: '', focus: 'full-a', warmUp: 300, slots: [plainSlot(bench.id), plainSlot(curl.id)] } as const
  const begin = (isDeload: boolean) =>
    itemsOf(
      startSession(
        { index: 0, week: 0, day, of: { days: [0], rir: 0, isDeload } },
        {
          id: 's',
          now: START,
          zone: 'UTC',
          name: 'A',
          plan: 'p',
          known,
          shift: { sets: 1, load: 1, rir: 0, why: null },
          newId: idsFrom(1),
        },
      ),
    )
  const [first, second] = begin(false)
  expect(first!.sets.map(({ set }) => [set.type, set.weight])).toEqual([
    ['warm-up', 30],
    ['warm-up', 45],
    ['normal', 62.5],
    ['normal', 62.5],
    ['normal', 62.5],
  ])
  expect(second!.sets.map(({ set }) => set.weight)).toEqual([null, null, null])
  const lighter = begin(true)[0]!.sets.filter(({ set }) => set.type === 'normal')
  expect(lighter.map(({ set }) => set.weight)).toEqual([55, 55])
})

test('a wave has its own loads each week, and the last set is as many as possible', () => {
  const rounds = [
    [
      { percent: 0.65, reps: 5, isAmrap: false },
      { percent: 0.85, reps: 5, isAmrap: true },
    ],
  ]
  const slot = plainSlot(bench.id, {
    id: 'w',
    sets: 2,
    target: { kind: 'reps', from: 5, to: 5 },
    rir: null,
    rest: 180,
    rule: { kind: 'percent', rounds },
  })
  const known: Known = {
    exercises: byId,
    place: gym,
    unit: 'kg',
    past: () => [{ daysAgo: 3, target: null, sets: [{ weight: 100, amount: 1, reserve: 0 }] }],
  }
  const day = { id: 'd', name: '', focus: 'upper-a', warmUp: 300, slots: [slot] } as const
  const [item] = itemsOf(
    startSession(
      { index: 0, week: 0, day, of: { days: [0], rir: 0, isDeload: false } },
      { id: 's', now: START, zone: 'UTC', name: '', plan: null, known, shift: { sets: 1, load: 1, rir: 0, why: null }, newId: idsFrom(1) },
    ),
  )
  const work = item!.sets.filter(({ set }) => set.type !== 'warm-up').map(({ set }) => [set.type, set.weight, set.amount])
  expect(work).toEqual([
    ['normal', 57.5, 5],
    ['amrap', 75, 5],
  ])
  expect(changeItem(started(), 'none', { rest: 0 }, START)).toEqual(started())
})
