import { describe, expect, test } from 'vitest'
import { standingOf } from '#platform/server/activity/activity.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import * as api from '../contract.ts'
import { habitsServer } from './feature.ts'
import { fields, mark } from './habits.fixture.ts'
import { habitReminders } from './reminder.ts'

const server = sharedServer([habitsServer], { worker: false })

const TODAY = '2026-05-04'

async function withHabit(change: Partial<api.HabitFields> = {}) {
  const client = await signedIn(server)
  const id = uuidv7()
  await client.call(api.putHabit, { params: { id }, body: fields(change) })
  const send = (...marks: api.Mark[]) => client.call(api.sendMarks, { body: { marks } })
  const standing = () => standingOf(server.app.db, client.user.id, TODAY)
  return { client, id, send, standing }
}

describe('marking a habit', () => {
  test('counts for the person once, and no longer after an undo', async () => {
    const { client, id, send, standing } = await withHabit()
    const done = mark(id, TODAY, { op: 'set', value: 1 })
    await send(done)
    await send(done)
    expect((await standing()).points).toBe(api.POINTS_A_DAY)
    await send(mark(id, TODAY, { op: 'set', value: 0 }, '2026-05-04T09:01:00Z'))
    expect((await standing()).points).toBe(0)
    await send(done)
    expect((await standing()).points).toBe(0)
    await send(mark(id, TODAY, { op: 'set', value: 1 }, '2026-05-04T09:02:00Z'))
    expect((await standing()).points).toBe(api.POINTS_A_DAY)
    const { habits } = await client.call(api.listHabits, { query: {} })
    expect(habits[0]).toMatchObject({ today: { day: TODAY, value: 1 }, standing: { isDone: true, isDue: false, streak: 1 } })
  })

  test('is exact when two devices mark at once: each "one more" counts', async () => {
    const { client, id } = await withHabit({ schedule: { kind: 'timesADay', times: 8 }, name: 'Water' })
    await Promise.all(
      Array.from({ length: 20 }, () => client.call(api.sendMarks, { body: { marks: [mark(id, TODAY, { op: 'add', amount: 1 })] } })),
    )
    expect((await client.call(api.getHabit, { params: { id } })).days).toMatchObject([{ day: TODAY, value: 20 }])
  })

  test('stores how much one press adds, and accepts habits from before that field existed', async () => {
    const { client, id } = await withHabit({ kind: 'atLeast', target: 2000, unit: 'ml', step: 250 })
    expect((await client.call(api.getHabit, { params: { id } })).habit.step).toBe(250)
    const { id: _, createdAt: __, completedDay: ___, step: ____, ...before } = (await client.call(api.getHabit, { params: { id } })).habit
    // As sent by a device that has been offline since.
    await client.call(api.putHabit, { params: { id }, body: before as typeof before & { step: null } })
    expect((await client.call(api.getHabit, { params: { id } })).habit.step).toBe(250)
  })

  test('keeps the changes of two devices, and is not created from a partial change', async () => {
    const { client, id } = await withHabit({ name: 'Water', hue: 140 })
    await client.call(api.putHabit, { params: { id }, body: { name: 'Tea' } })
    expect(await client.call(api.putHabit, { params: { id }, body: { hue: 31, isArchived: true } })).toMatchObject({ name: 'Tea', hue: 31 })
    expect((await client.call(api.getHabit, { params: { id } })).habit).toMatchObject({ name: 'Tea', hue: 31, isArchived: true })
    await client.call(api.deleteHabit, { params: { id } })
    expect(await client.fail(api.putHabit, { params: { id }, body: { name: 'Coffee' } })).toMatchObject({ error: 'not_found' })
  })

  test('believes the later word, whichever arrives first', async () => {
    const { client, id, send } = await withHabit({ kind: 'atLeast', target: 10, unit: 'pages' })
    await send(mark(id, TODAY, { op: 'set', value: 12 }, '2026-05-04T09:30:00Z'))
    await send(mark(id, TODAY, { op: 'set', value: 3 }, '2026-05-04T08:00:00Z'))
    expect((await client.call(api.getHabit, { params: { id } })).days).toMatchObject([{ value: 12 }])
    // A clock that runs ahead does not win permanently.
    await send(mark(id, TODAY, { op: 'set', value: 5 }, '2031-01-01T00:00:00Z'))
    server.clock.advance(60_000)
    await send(mark(id, TODAY, { op: 'set', value: 6 }, server.clock.now().toISOString()))
    expect((await client.call(api.getHabit, { params: { id } })).days).toMatchObject([{ value: 6 }])
  })

  test('keeps a skip with its reason and a note, and gives no points for a rest', async () => {
    const { client, id, send, standing } = await withHabit()
    await send(mark(id, TODAY, { op: 'skip', isSkipped: true, reason: 'A cold' }), mark(id, TODAY, { op: 'note', note: 'Back on Monday' }))
    expect((await client.call(api.getHabit, { params: { id } })).days).toMatchObject([
      { isSkipped: true, reason: 'A cold', note: 'Back on Monday' },
    ])
    expect((await standing()).points).toBe(0)
  })

  test('completes a goal, and reopens it when a day is undone', async () => {
    const { client, id, send } = await withHabit({ kind: 'atLeast', target: 1, goalTotal: 3, unit: 'letters' })
    await send(...['2026-05-01', '2026-05-02', '2026-05-03'].map((day) => mark(id, day, { op: 'set', value: 1 })))
    expect((await client.call(api.listHabits, { query: {} })).habits).toEqual([])
    expect((await client.call(api.listCompletedHabits)).habits).toMatchObject([
      { habit: { id, completedDay: '2026-05-03' }, daysDone: 3, total: 3 },
    ])
    await send(mark(id, '2026-05-02', { op: 'set', value: 0 }, '2026-05-04T10:00:00Z'))
    expect((await client.call(api.listHabits, { query: {} })).habits).toHaveLength(1)
  })

  test('takes days that were lived long ago, without paying for them, and none that lie ahead', async () => {
    const { client, id, send, standing } = await withHabit()
    await send(mark(id, '2019-02-03', { op: 'set', value: 1 }), mark(id, '2027-01-01', { op: 'set', value: 1 }))
    expect((await client.call(api.getHabit, { params: { id } })).days.map(({ day }) => day)).toEqual(['2019-02-03'])
    expect(await standing()).toMatchObject({ points: 0, streak: { totalDays: 1 } })
  })

  test('pays for ten habits a day and no more', async () => {
    const client = await signedIn(server)
    const ids = Array.from({ length: 12 }, () => uuidv7())
    for (const id of ids) await client.call(api.putHabit, { params: { id }, body: fields() })
    await client.call(api.sendMarks, { body: { marks: ids.map((id) => mark(id, TODAY, { op: 'set', value: 1 })) } })
    expect((await standingOf(server.app.db, client.user.id, TODAY)).points).toBe(api.POINTS_A_DAY * api.PAID_HABITS_A_DAY)
  })
})

describe('a habit', () => {
  test('is put in order and in a group, and stays when its group goes', async () => {
    const client = await signedIn(server)
    const [first, second, group] = [uuidv7(), uuidv7(), uuidv7()]
    for (const id of [first, second])
      await client.call(api.putHabit, { params: { id }, body: fields({ name: id === first ? 'One' : 'Two' }) })
    await client.call(api.putGroup, { params: { id: group }, body: { name: 'Morning', order: 0 } })
    await client.call(api.orderHabits, {
      body: {
        habits: [
          { id: second, groupId: group },
          { id: first, groupId: null },
        ],
      },
    })
    const { habits, groups } = await client.call(api.listHabits, { query: {} })
    expect(habits.map(({ habit }) => [habit.name, habit.groupId])).toEqual([
      ['Two', group],
      ['One', null],
    ])
    expect(groups).toEqual([{ id: group, name: 'Morning', order: 0 }])
    expect(await client.call(api.deleteGroup, { params: { id: group } })).toEqual({ removed: true })
    expect((await client.call(api.listHabits, { query: {} })).habits).toMatchObject([{ habit: { groupId: null } }, {}])
  })

  test('that is removed also removes its points and active days', async () => {
    const { client, id, send, standing } = await withHabit()
    await send(mark(id, TODAY, { op: 'set', value: 1 }), mark(id, '2026-05-03', { op: 'set', value: 1 }))
    expect((await standing()).points).toBe(2 * api.POINTS_A_DAY)
    expect(await client.call(api.deleteHabit, { params: { id } })).toEqual({ removed: true })
    expect(await standing()).toMatchObject({ points: 0, streak: { totalDays: 0 } })
    expect(await client.call(api.deleteHabit, { params: { id } })).toEqual({ removed: false })
    // A mark that arrives after the removal has no effect.
    expect(await send(mark(id, TODAY, { op: 'set', value: 1 }))).toEqual({ days: [] })
  })

  test('of one person is not reached by another', async () => {
    const { client, id, send } = await withHabit({ name: 'Mine' })
    const other = await signedIn(server)
    await other.call(api.sendMarks, { body: { marks: [mark(id, TODAY, { op: 'set', value: 1 })] } })
    await expect(other.call(api.getHabit, { params: { id } })).rejects.toThrow(/answered 404/)
    expect(await other.call(api.deleteHabit, { params: { id } })).toEqual({ removed: false })
    await other.call(api.putHabit, { params: { id }, body: fields({ name: 'Theirs' }) })
    await send().catch(() => undefined)
    expect(await client.call(api.getHabit, { params: { id } })).toMatchObject({ habit: { name: 'Mine' }, days: [] })
  })

  test('appears in the database and the log without any word of the person', async () => {
    const { id, send } = await withHabit({ name: 'Xylophonkanarie', question: 'Xylophonkanarie?', unit: 'Xylophonkanarien' })
    await send(mark(id, TODAY, { op: 'note', note: 'Xylophonkanarie sang' }))
    for (const table of ['habits', 'habit_days', 'habit_groups', 'habit_marks', 'activity_acts', 'activity_days']) {
      const { rows } = await server.app.database.pool.query(`select t::text as line from ${table} t`)
      const all = (rows as { line: string }[]).map(({ line }) => line).join('\n')
      expect(all).not.toContain('Xylophon')
      expect(all).not.toContain(Buffer.from('Xylophon').toString('hex'))
    }
    expect(server.logged()).not.toContain('Xylophon')
  })

  test('refuses fields that make no sense and names them', async () => {
    const client = await signedIn(server)
    const put = (change: Partial<api.HabitFields>) => client.call(api.putHabit, { params: { id: uuidv7() }, body: fields(change) })
    await expect(put({ kind: 'atLeast', target: 0 })).rejects.toThrow(/target/)
    await expect(put({ kind: 'atMost', schedule: { kind: 'timesADay', times: 3 } })).rejects.toThrow(/schedule/)
    await expect(put({ pauses: [{ from: '2026-05-04', to: '2026-05-01' }] })).rejects.toThrow(/pauses\.0\.to/)
    await expect(put({ name: '  ' })).rejects.toThrow(/name/)
  })
})

describe('a reminder of a habit', () => {
  test('asks its question, is answered once, and is quiet when it is done', async () => {
    const { client, id, standing } = await withHabit({ question: 'Did you stretch?' })
    const person = { ...client.user, zone: 'UTC', dayStart: 240, locale: 'de' } as never
    expect(await habitReminders(server.app).notice(person, id, TODAY)).toMatchObject({
      title: 'Did you stretch?',
      actions: [{ id: 'done', label: 'Erledigt' }],
    })
    const context = { day: TODAY, at: server.clock.now(), key: uuidv7() }
    await habitReminders(server.app).act(person, id, 'done', context)
    await habitReminders(server.app).act(person, id, 'done', context)
    expect((await standing()).points).toBe(api.POINTS_A_DAY)
    expect(await habitReminders(server.app).notice(person, id, TODAY)).toBeUndefined()
    expect(await habitReminders(server.app).notice(person, uuidv7(), TODAY)).toBeUndefined()
  })
})

test('ten years of thirty habits are computed in one request', async () => {
  const client = await signedIn(server)
  const ids = Array.from({ length: 30 }, () => uuidv7())
  for (const id of ids) await client.call(api.putHabit, { params: { id }, body: fields({ startDay: '2016-05-04' }) })
  await server.app.database.pool.query(
    `insert into habit_days (user_id, habit_id, day, value, is_skipped, set_at, act_times, is_act)
     select $1, h, d::date, 1, false, now(), 1, true from unnest($2::uuid[]) h, generate_series('2016-05-04'::date, '2026-05-04'::date, '1 day') d`,
    [client.user.id, ids],
  )
  const started = performance.now()
  const { habits } = await client.call(api.listHabits, { query: {} })
  console.log(`thirty habits over ten years: ${Math.round(performance.now() - started)} ms`)
  expect(habits).toHaveLength(30)
  expect(habits.every(({ standing }) => standing.streak === 3653 && standing.strength > 0.99)).toBe(true)
})
