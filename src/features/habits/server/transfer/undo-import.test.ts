import { v5 as uuidv5 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { standingOf } from '#platform/server/activity/activity.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import * as api from '../../contract.ts'
import { listImports } from '#platform/contract/import-endpoints.ts'
import { changeImport, importOf } from '#platform/server/imports/store.ts'
import { habitsServer } from '../feature.ts'
import { fields, mark } from '../habits.fixture.ts'
import { applyImport } from './applying.ts'
import { importInto, undone, upload } from './importing.fixture.ts'

const server = sharedServer([habitsServer])

/** A HabitBull file of days: `Name day value comment`. */
const bull = (...lines: string[]) =>
  Buffer.from(
    `HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n${lines
      .map((line) => {
        const [name, day, value, comment = ''] = line.split(' ')
        return `${name},,,${day},${value},${comment}\n`
      })
      .join('')}`,
  )
const bring = (client: SignedIn, ...lines: string[]) => importInto(server, client, bull(...lines), {}, 'bull.csv')
const points = async (client: SignedIn) => (await standingOf(server.app.db, client.user.id, '2026-05-04')).points

async function daysOf(client: SignedIn): Promise<string[]> {
  const { habits } = await client.call(api.listHabits, { query: {} })
  const all: string[] = []
  for (const { habit } of habits) {
    const { days } = await client.call(api.getHabit, { params: { id: habit.id } })
    all.push(`${habit.name}: ${days.map(({ day, value, note }) => `${day} ${value}${note && ` ${note}`}`).join(', ')}`)
  }
  return all
}
const onlyHabit = async (client: SignedIn) => (await client.call(api.listHabits, { query: {} })).habits[0]!.habit

describe('a later file of the same app', () => {
  test('brings a habit back whole that was removed here, with its acts', async () => {
    const client = await signedIn(server)
    const file = ['Run 2026-05-01 1', 'Run 2026-05-02 1 far', 'Run 2026-05-03 1']
    await bring(client, ...file)
    const [days, paid] = [await daysOf(client), await points(client)]
    expect(paid).toBe(3 * api.POINTS_A_DAY)
    await client.call(api.deleteHabit, { params: { id: (await onlyHabit(client)).id } })
    expect(await points(client)).toBe(0)
    const { report } = await bring(client, ...file)
    expect(report).toMatchObject({ habits: [{ days: 3, fresh: 3, isKnown: false }], came: { habits: 1, days: 3 } })
    expect(await daysOf(client)).toEqual(days)
    expect(await points(client)).toBe(paid)
  })

  test('finds a habit again that an earlier version of Fernwell brought', async () => {
    const client = await signedIn(server)
    const id = uuidv5('habitbull/Run', client.user.id)
    await client.call(api.putHabit, { params: { id }, body: fields({ name: 'Run' }) })
    const { report } = await bring(client, 'Run 2026-05-01 1')
    expect(report).toMatchObject({ habits: [{ isKnown: true, fresh: 1 }] })
    expect(await daysOf(client)).toEqual(['Run: 2026-05-01 1'])
  })

  test('updates comments and amounts, also of a day that goes from 1 to 0 to 1', async () => {
    const client = await signedIn(server)
    await bring(client, 'Run 2026-05-01 1 old', 'Run 2026-05-02 1')
    const second = await bring(client, 'Run 2026-05-01 0 new', 'Run 2026-05-02 1')
    expect(second.report).toMatchObject({ habits: [{ days: 2, fresh: 1, isKnown: true }], came: { habits: 1, days: 1 } })
    expect(await daysOf(client)).toEqual(['Run: 2026-05-01 0 new, 2026-05-02 1'])
    await bring(client, 'Run 2026-05-01 1 new')
    expect(await daysOf(client)).toEqual(['Run: 2026-05-01 1 new, 2026-05-02 1'])
    expect(await points(client)).toBe(2 * api.POINTS_A_DAY)
    expect((await bring(client, 'Run 2026-05-01 1 new')).report).toMatchObject({ habits: [{ fresh: 0 }], came: { habits: 0, days: 0 } })
  })

  test('leaves notes and amounts that the person entered here, independently of each other', async () => {
    const client = await signedIn(server)
    await bring(client, 'Run 2026-05-01 1 theirs', 'Run 2026-05-02 1 theirs')
    const { id } = await onlyHabit(client)
    const marks = [
      mark(id, '2026-05-01', { op: 'note', note: 'mine' }),
      mark(id, '2026-05-02', { op: 'set', value: 0 }),
      mark(id, '2026-05-03', { op: 'set', value: 1 }),
    ]
    await client.call(api.sendMarks, { body: { marks } })
    await bring(client, 'Run 2026-05-01 0 later', 'Run 2026-05-02 1 later', 'Run 2026-05-03 0')
    expect(await daysOf(client)).toEqual(['Run: 2026-05-01 0 mine, 2026-05-02 0 later, 2026-05-03 1'])
  })
})

describe('an import that is undone', () => {
  test('takes its habits, days and points along, and leaves everything else as it was', async () => {
    const client = await signedIn(server)
    await client.call(api.putHabit, { params: { id: crypto.randomUUID() }, body: fields({ name: 'Mine' }) })
    const { id } = await bring(client, 'Run 2026-05-01 1', 'Swim 2026-05-02 1')
    expect(await daysOf(client)).toHaveLength(3)
    expect(await undone(server, client, id)).toMatchObject({ state: 'undone', entries: 0, report: { came: { habits: 0, days: 0 } } })
    expect(await daysOf(client)).toEqual(['Mine: '])
    expect(await points(client)).toBe(0)
    // The same file can be imported again.
    expect(await bring(client, 'Run 2026-05-01 1', 'Swim 2026-05-02 1')).toMatchObject({ state: 'done', entries: 2 })
    expect(await points(client)).toBe(2 * api.POINTS_A_DAY)
  })

  test('keeps the days that the person changed since, and says how many', async () => {
    const client = await signedIn(server)
    const { id } = await bring(client, 'Run 2026-05-01 1', 'Run 2026-05-02 1', 'Swim 2026-05-01 1')
    const run = await onlyHabit(client)
    await client.call(api.sendMarks, { body: { marks: [mark(run.id, '2026-05-02', { op: 'note', note: 'by the sea' })] } })
    expect(await undone(server, client, id)).toMatchObject({ entries: 1, report: { came: { habits: 1, days: 1 } } })
    expect(await daysOf(client)).toEqual(['Run: 2026-05-02 1 by the sea'])
  })

  test('keeps a habit that was renamed since, without its days', async () => {
    const client = await signedIn(server)
    const { id } = await bring(client, 'Run 2026-05-01 1')
    const { id: runId, createdAt: _c, completedDay: _d, ...run } = await onlyHabit(client)
    await client.call(api.putHabit, { params: { id: runId }, body: { ...run, name: 'Jog' } })
    expect(await undone(server, client, id)).toMatchObject({ entries: 1, report: { came: { habits: 1, days: 0 } } })
    expect(await daysOf(client)).toEqual(['Jog: '])
  })

  test.each(['first', 'second'])('of two over each other leaves nothing once both are undone, the %s one first', async (order) => {
    const client = await signedIn(server)
    const first = await bring(client, 'Run 2026-05-01 1 a', 'Run 2026-05-02 1')
    const second = await bring(client, 'Run 2026-05-01 0 b', 'Run 2026-05-03 1')
    const [one, other] = order === 'first' ? [first, second] : [second, first]
    await undone(server, client, one.id)
    expect(await daysOf(client)).toEqual([order === 'first' ? 'Run: 2026-05-01 0 b, 2026-05-03 1' : 'Run: 2026-05-01 1 a, 2026-05-02 1'])
    await undone(server, client, other.id)
    expect(await daysOf(client)).toEqual([])
    expect(await points(client)).toBe(0)
    const { imports } = await client.call(listImports, { query: { kind: 'habits' } })
    expect(imports.map(({ state, name }) => [state, name])).toEqual([
      ['undone', 'bull.csv'],
      ['undone', 'bull.csv'],
    ])
  })
})

test('an import that loses its worker half-way is resumed, and nothing is imported twice', async () => {
  const client = await signedIn(server)
  const { id } = await upload(server, client, bull('A 2026-05-01 1', 'B 2026-05-01 1', 'C 2026-05-01 1'), 'bull.csv')
  const key = await server.app.vault.keyOf(client.user.id)
  const at = { importer: 'habits', userId: client.user.id, id }
  await changeImport(server.app.db, key, at, { state: 'running', done: 0 }, server.clock.now())
  const row = async () => (await importOf(server.app.db, key, at))!
  const stale = await row()
  const signal = new AbortController().signal
  // The first worker has time for one habit, another resumes from the same row, and one more finishes.
  expect(await applyImport({ app: server.app, key, row: stale, signal }, 0)).toBe(false)
  expect(await applyImport({ app: server.app, key, row: stale, signal }, 0)).toBe(true)
  expect(await row()).toMatchObject({ state: 'running', done: 1 })
  expect(await applyImport({ app: server.app, key, row: await row(), signal })).toBe(true)
  expect(await row()).toMatchObject({ state: 'done', done: 3, entries: 3 })
  expect(await daysOf(client)).toEqual(['A: 2026-05-01 1', 'B: 2026-05-01 1', 'C: 2026-05-01 1'])
})
