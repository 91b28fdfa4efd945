import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { LivingPerson } from '#testing/life.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { putOwnExercise } from '../../contract/own-exercises.ts'
import * as api from '../../contract/training.ts'
import { changeSet, finishSession } from '../../training/edit-session.ts'
import { itemsOf, type Session } from '../../training/session.ts'
import { workoutsServer } from '../feature.ts'
import { dropDeleted } from './session-store.ts'
import { bodyOf, generated, trained, wishes as made } from './training.fixture.ts'
import { trashedSince } from './training.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const server = sharedServer([workoutsServer], { worker: false })

const send = (me: LivingPerson, session: Session) => me.call(api.putSession, { params: { id: session.id }, body: bodyOf(session) })
const ago = (days: number, hours = 2) => server.clock.now().getTime() - days * DAY - hours * HOUR
const acts = async (userId: string) => {
  const sql = "select coalesce(sum(count), 0)::int as n, count(*)::int as rows from activity_acts where user_id = $1 and kind = 'training'"
  return (await server.app.database.pool.query<{ n: number; rows: number }>(sql, [userId])).rows[0]!
}
const press = (weight: number, amounts: number[]) => ({ exercise: 'barbell-bench-press', weight, amounts })

test('a plan keeps the place it was made for, and changes it on request', async () => {
  const me = await signedIn(server)
  const [id, place, other] = [uuidv7(), uuidv7(), uuidv7()]
  const content = generated({ place })
  const stored = await me.call(api.putPlan, { params: { id }, body: { ...content, base: null } as never })
  await me.call(api.followPlan, { params: { id }, body: { isActive: true, next: 0 } })
  expect(await me.call(api.getPlan, { params: { id } })).toMatchObject({ place })
  const { active, plans } = await me.call(api.getTraining)
  expect([active?.place, plans[0]?.place]).toEqual([place, place])
  await me.call(api.putPlan, { params: { id }, body: { ...content, place: other, base: stored.version } as never })
  expect(await me.call(api.getPlan, { params: { id } })).toMatchObject({ place: other })
  const { place: _place, ...before } = content
  const old = uuidv7()
  expect(await me.call(api.putPlan, { params: { id: old }, body: { ...before, base: null } as never })).toMatchObject({ place: null })
})

describe('a session', () => {
  test('with help on a machine has no volume and no records, also with an own exercise', async () => {
    const me = await signedIn(server)
    const own = uuidv7()
    const fields = {
      name: 'Helping machine',
      pattern: 'pull-up',
      primary: ['lats'],
      secondary: [],
      equipment: [],
      loading: 'assisted',
      measure: 'reps',
      perSide: false,
      how: '',
    } as const
    await me.call(putOwnExercise, { params: { id: own }, body: { ...fields, primary: [...fields.primary], secondary: [], equipment: [] } })
    const session = trained(ago(0), [
      { exercise: 'assisted-pull-up', weight: 50, amounts: [8, 8] },
      { exercise: 'assisted-dip', weight: 30, amounts: [9] },
    ])
    const items = Object.fromEntries(
      Object.entries(session.items).map(([id, one]) => [id, one.exercise === 'assisted-dip' ? { ...one, exercise: own } : one]),
    )
    await send(me, { ...session, items })
    const { lifts } = await me.call(api.getTraining)
    expect(lifts).toHaveLength(2)
    for (const { records, past } of lifts) {
      expect(records).toMatchObject({ weight: null, estimate: null, volume: null, amount: null, byReps: {} })
      expect(past[0]).toMatchObject({ volume: 0, estimate: null })
    }
  })

  test('is one session of two devices that write at once, in any order and any number of times', async () => {
    const me = await signedIn(server)
    const started = trained(ago(0), [press(60, [10, 10, 10])], { end: false })
    const [first, second] = itemsOf(started)[0]!.sets
    const now = ago(0, 1)
    const phone = changeSet(started, first!.id, { amount: 12 }, now)
    const watch = finishSession(changeSet(started, second!.id, { amount: 7 }, now + 5), now + 10)
    await Promise.all([send(me, phone), send(me, watch), send(me, started), send(me, watch)])
    const stored = await me.call(api.getSession, { params: { id: started.id } })
    expect([stored.sets[first!.id]!.amount, stored.sets[second!.id]!.amount]).toEqual([12, 7])
    expect(stored.fields.finishedAt.value).toBe(watch.fields.finishedAt.value)
    expect(await acts(me.user.id)).toEqual({ n: 1, rows: 1 })
  })

  test('counts once, sent any number of times and finished by any number of devices', async () => {
    const me = await signedIn(server)
    const session = trained(ago(0), [press(60, [10, 10])])
    for (let times = 0; times < 3; times++) await send(me, session)
    await send(me, finishSession(session, Date.parse(session.fields.finishedAt.value!) + HOUR))
    expect(await acts(me.user.id)).toEqual({ n: 1, rows: 1 })
  })

  test('can be deleted and restored, with its act, its records and its history', async () => {
    const me = await signedIn(server)
    const session = trained(ago(0), [press(80, [5])])
    const params = { id: session.id }
    await send(me, session)
    await me.call(api.deleteSession, { params })
    await me.call(api.deleteSession, { params })
    expect((await acts(me.user.id)).n).toBe(0)
    expect((await me.call(api.getTraining)).lifts).toEqual([])
    await expect(me.call(api.getSession, { params })).rejects.toThrow('answered 404')
    await expect(send(me, session)).rejects.toThrow(/answered 404.*workouts\.session_taken_away/)
    expect((await me.call(api.listSessions, { query: { which: 'deleted' } })).sessions).toMatchObject([{ id: session.id }])
    await me.call(api.restoreSession, { params })
    await me.call(api.restoreSession, { params })
    expect((await acts(me.user.id)).n).toBe(1)
    expect((await me.call(api.getTraining)).lifts).toMatchObject([{ exercise: 'barbell-bench-press', records: { weight: 80 } }])
  })

  test('is removed permanently after thirty days', async () => {
    const me = await signedIn(server)
    const session = trained(ago(0), [press(80, [5])])
    await send(me, session)
    await me.call(api.deleteSession, { params: { id: session.id } })
    const now = server.clock.now().getTime()
    await dropDeleted(server.app.db, trashedSince(new Date(now + 29 * DAY)))
    expect((await me.call(api.listSessions, { query: { which: 'deleted' } })).sessions).toHaveLength(1)
    await dropDeleted(server.app.db, trashedSince(new Date(now + 31 * DAY)))
    expect((await me.call(api.listSessions, { query: { which: 'deleted' } })).sessions).toEqual([])
  })

  test('without any finished set is stored, and does not count as training', async () => {
    const me = await signedIn(server)
    await send(me, trained(ago(0), []))
    expect((await acts(me.user.id)).n).toBe(0)
    expect((await me.call(api.getTraining)).recent).toHaveLength(1)
  })

  test('that is corrected afterwards has the records of its corrected sets', async () => {
    const me = await signedIn(server)
    const session = trained(ago(0), [press(100, [5])])
    await send(me, session)
    const [set] = itemsOf(session)[0]!.sets
    await send(me, changeSet(session, set!.id, { weight: 60 }, ago(0, 1)))
    const { records, past } = await me.call(api.getLift, { params: { exercise: 'barbell-bench-press' } })
    expect([records.weight, records.estimate, past.length]).toEqual([60, 70, 1])
  })

  test('belongs to the local day on which it began, also if it lasts thirty hours and ends in another zone', async () => {
    const me = await signedIn(server)
    const start = Date.parse('2026-03-28T22:30:00Z')
    const session = trained(start, [press(60, [10])], { zone: 'Europe/Berlin', end: false })
    const late = finishSession(
      {
        ...session,
        sets: Object.fromEntries(
          Object.entries(session.sets).map(([id, set]) => [id, { ...set, doneAt: new Date(start + 30 * HOUR).toISOString() }]),
        ),
      },
      start + 30 * HOUR,
    )
    await send(me, late)
    const [stored] = (await me.call(api.getTraining)).recent
    expect(stored).toMatchObject({ day: '2026-03-28', finishedAt: '2026-03-30T04:30:00.000Z' })
  })

  test.each([
    ['a weight below nothing', { weight: -5 }],
    ['a thousand million reps', { amount: 1e9 }],
  ])('%s is refused in words, and nothing is lost', async (_title, change) => {
    const me = await signedIn(server)
    const session = trained(ago(0), [press(60, [10])])
    await send(me, session)
    const [set] = itemsOf(session)[0]!.sets
    const wrong = changeSet(session, set!.id, change, ago(0, 1))
    await expect(send(me, wrong)).rejects.toThrow('answered 400')
    expect((await me.call(api.getSession, { params: { id: session.id } })).sets).toEqual(session.sets)
  })
})

describe('a plan', () => {
  test('is followed from session to session, and a missed day only waits', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    const plan = await me.call(api.putPlan, { params: { id }, body: { ...generated(), base: null } as never })
    expect(plan).toMatchObject({ version: 1, next: 0, isActive: false })
    await me.call(api.followPlan, { params: { id }, body: { isActive: true } })
    await send(me, trained(ago(0), [press(60, [10])], { origin: { plan: id, index: 0 } }))
    expect((await me.call(api.getTraining)).active).toMatchObject({ id, next: 1 })
    // An earlier session that is sent late does not move the plan back.
    await send(me, trained(ago(1), [press(60, [10])], { origin: { plan: id, index: 0 } }))
    expect((await me.call(api.getPlan, { params: { id } })).next).toBe(1)
    const other = uuidv7()
    await me.call(api.putPlan, { params: { id: other }, body: { ...generated(), base: null } as never })
    await me.call(api.followPlan, { params: { id: other }, body: { isActive: true, next: 5 } })
    expect((await me.call(api.getTraining)).plans.map((one) => [one.id, one.isActive, one.next])).toEqual([
      [other, true, 5],
      [id, false, 1],
    ])
  })

  test('that was changed elsewhere is not overwritten, and repeating a change has no effect', async () => {
    const me = await signedIn(server)
    const params = { id: uuidv7() }
    const put = (name: string, base: number | null) => me.call(api.putPlan, { params, body: { ...generated({ name }), base } as never })
    await put('One', null)
    await put('One', null)
    expect((await put('Two', 1)).version).toBe(2)
    expect((await put('Two', 1)).version).toBe(2)
    await expect(put('Three', 1)).rejects.toThrow(/answered 409.*workouts\.plan_changed/)
    expect((await me.call(api.getPlan, { params })).name).toBe('Two')
  })

  test('with weeks that refer to missing days is refused', async () => {
    const me = await signedIn(server)
    const { plan, ...content } = generated()
    const body = { ...content, base: null, plan: { ...plan, weeks: [{ days: [99], rir: 0, isDeload: false }] } }
    await expect(me.call(api.putPlan, { params: { id: uuidv7() }, body: body as never })).rejects.toThrow('answered 400')
  })
})

test('a device receives the results of each exercise, newest first, and the sets by week', async () => {
  const me = await signedIn(server)
  for (const [days, weight] of [
    [21, 50],
    [14, 55],
    [7, 60],
    [2, 62.5],
  ] as const)
    await send(me, trained(ago(days), [press(weight, [8, 8, 8])]))
  const { lifts, weeks, recent } = await me.call(api.getTraining)
  expect(lifts[0]!.past.map(({ sets }) => sets[0]![0])).toEqual([62.5, 60, 55, 50])
  expect(lifts[0]!.records).toMatchObject({ weight: 62.5, byReps: { 5: 62.5, 8: 62.5 } })
  expect(weeks.reduce((sum, { sets }) => sum + sets, 0)).toBe(12)
  expect(recent).toHaveLength(4)
})

test('a day’s check-in has the latest value of each answer, from any device', async () => {
  const me = await signedIn(server)
  const day = '2026-05-04'
  await me.call(api.putCheckIn, { params: { day }, body: { mood: 2, sleep: null, freshness: 4 } })
  expect(await me.call(api.putCheckIn, { params: { day }, body: { sleep: 5 } })).toEqual({ mood: 2, sleep: 5, freshness: 4 })
  await me.call(api.putCheckIn, { params: { day }, body: { mood: 3 } })
  expect((await me.call(api.getTraining)).checkIns).toEqual([{ day, mood: 3, sleep: 5, freshness: 4 }])
})

describe('training settings', () => {
  const put = (me: LivingPerson, body: api.TrainingSettingsChange) => me.call(api.putTrainingSettings, { body })
  const wishes = api.TrainingSettings.shape.wishes.parse(made)
  const wrist = { joint: 'wrist', step: 2, since: '2026-04-01', calm: 1, asked: null } as const

  test('keep the fields that a device does not change, so that an old tab reverts nothing', async () => {
    const me = await signedIn(server)
    await put(me, { restSound: true })
    await put(me, { wishes, returns: [wrist] })
    await put(me, { restSound: false })
    await put(me, { screening: { day: '2026-05-01', hasYes: true } })
    const after = { wishes, returns: [wrist], restSound: false, screening: { day: '2026-05-01', hasYes: true }, effortScale: 'rir' }
    expect((await me.call(api.getTraining)).settings).toEqual(after)
  })

  test('take several changes at once, also the first ones', async () => {
    const me = await signedIn(server)
    await Promise.all([put(me, { restSound: false }), put(me, { effortScale: 'rpe' }), put(me, { wishes })])
    expect((await me.call(api.getTraining)).settings).toMatchObject({ restSound: false, effortScale: 'rpe', wishes })
  })

  test('change only the injuries of the wishes, and drop the steps of a joint that no longer returns', async () => {
    const me = await signedIn(server)
    await put(me, { wishes, returns: [wrist] })
    await put(me, { injuries: [{ joint: 'wrist', stage: 'out' }] })
    expect((await me.call(api.getTraining)).settings).toMatchObject({
      wishes: { ...wishes, injuries: [{ joint: 'wrist', stage: 'out' }] },
      returns: [],
    })
  })
})

test('names and notes are in no row as plain text', async () => {
  const me = await signedIn(server)
  await send(me, trained(ago(0), [press(60, [10])], { name: 'Lindenblossom', note: 'Knee clicked' }))
  const { rows } = await server.app.database.pool.query<{ text: string }>(
    'select encode(sealed, $1) as text from workout_sessions where user_id = $2',
    ['escape', me.user.id],
  )
  expect(rows[0]!.text).not.toMatch(/Lindenblossom|Knee clicked/)
})
