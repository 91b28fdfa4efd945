import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import * as api from '../../contract.ts'
import { habitsServer } from '../feature.ts'
import { fields, mark } from '../habits.fixture.ts'
import { importInto, habitsOf, send, undone } from './importing.fixture.ts'

const server = sharedServer([habitsServer])

describe('an export', () => {
  async function grown() {
    const client = await signedIn(server)
    const [yes, number, thrice] = [uuidv7(), uuidv7(), uuidv7()]
    await client.call(api.putHabit, { params: { id: yes }, body: fields({ name: '🌿 Grün, "täglich"', order: 1 }) })
    await client.call(api.putHabit, {
      params: { id: number },
      body: fields({ name: 'Pages', kind: 'atLeast', target: 20.5, unit: 'pages', order: 2 }),
    })
    await client.call(api.putHabit, {
      params: { id: thrice },
      body: fields({
        name: 'Swim',
        schedule: { kind: 'perDays', times: 3, days: 7 },
        order: 3,
        pauses: [{ from: '2026-04-10', to: '2026-04-12' }],
      }),
    })
    await client.call(api.sendMarks, {
      body: {
        marks: [
          mark(yes, '2026-05-01', { op: 'set', value: 1 }),
          mark(yes, '2026-05-02', { op: 'skip', isSkipped: true, reason: 'Rain' }),
          mark(number, '2026-05-02', { op: 'set', value: 21.25 }),
          mark(number, '2026-05-02', { op: 'note', note: 'two\nlines' }),
          mark(thrice, '2026-05-03', { op: 'set', value: 1 }),
        ],
      },
    })
    return client
  }
  const shape = (all: Awaited<ReturnType<typeof habitsOf>>) =>
    all.map(({ habit, days }) => ({ habit: { ...habit, id: '', createdAt: '', order: 0 }, days }))

  test('as JSON can be imported by another person with the same habits', async () => {
    const client = await grown()
    const bytes = Buffer.from(await (await client.fetch('/api/habits/exports/json')).arrayBuffer())
    const other = await signedIn(server)
    await send(server, other, bytes)
    expect(shape(await habitsOf(other))).toEqual(shape(await habitsOf(client)))
    const again = Buffer.from(await (await other.fetch('/api/habits/exports/json')).arrayBuffer())
    const bare = (json: Buffer) => json.toString().replaceAll(/"id": "[^"]+"/g, '')
    expect(bare(again)).toBe(bare(bytes))
  })

  test('as JSON contains groups, which an undo removes with their habits', async () => {
    const client = await signedIn(server)
    const [group, id] = [uuidv7(), uuidv7()]
    await client.call(api.putGroup, { params: { id: group }, body: { name: 'Mornings', order: 1 } })
    await client.call(api.putHabit, { params: { id }, body: fields({ name: 'Tea', groupId: group }) })
    const bytes = Buffer.from(await (await client.fetch('/api/habits/exports/json')).arrayBuffer())
    const other = await signedIn(server)
    const done = await importInto(server, other, bytes, {}, 'habits.json')
    const here = await other.call(api.listHabits, { query: {} })
    expect(here.groups).toMatchObject([{ name: 'Mornings' }])
    expect(here.habits[0]!.habit.groupId).toBe(here.groups[0]!.id)
    await undone(server, other, done.id)
    expect(await other.call(api.listHabits, { query: {} })).toMatchObject({ habits: [], groups: [] })
  })

  test('as Loop’s zip has names for checkmarks, scores for every day, and no amount that reads as a skip', async () => {
    const client = await signedIn(server)
    const [yes, amount] = [uuidv7(), uuidv7()]
    await client.call(api.putHabit, { params: { id: yes }, body: fields({ name: 'Tea', order: 1, startDay: '2026-05-03' }) })
    await client.call(api.putHabit, {
      params: { id: amount },
      body: fields({ name: 'Salt', kind: 'atLeast', target: 1, order: 2, startDay: '2026-05-03' }),
    })
    const marks = [
      mark(yes, '2026-05-03', { op: 'set', value: 1 }),
      mark(yes, '2026-05-04', { op: 'skip', isSkipped: true, reason: '' }),
      mark(amount, '2026-05-03', { op: 'set', value: 0.003 }),
      mark(amount, '2026-05-04', { op: 'set', value: 0.5 }),
    ]
    await client.call(api.sendMarks, { body: { marks } })
    const bytes = new Uint8Array(await (await client.fetch('/api/habits/exports/loop')).arrayBuffer())
    const files = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]))
    expect(files['Checkmarks.csv']).toBe('"Date","Tea","Salt"\r\n"2026-05-04","SKIP",500\r\n"2026-05-03","YES_MANUAL",0.003\r\n')
    expect(files['001 Tea/Scores.csv']).toBe('"Date","Score"\r\n"2026-05-04",0.0519\r\n"2026-05-03",0.0519\r\n')
    expect(files['Scores.csv']!.split('\r\n')[0]).toBe('"Date","Tea","Salt"')
    const other = await signedIn(server)
    await send(server, other, bytes)
    expect((await habitsOf(other))[1]!.days.map(({ value, isSkipped }) => [value, isSkipped])).toEqual([
      [0.003, false],
      [0.5, false],
    ])
  })

  test('as Loop’s zip can be imported with its days', async () => {
    const client = await grown()
    const bytes = Buffer.from(await (await client.fetch('/api/habits/exports/loop')).arrayBuffer())
    const other = await signedIn(server)
    await send(server, other, bytes)
    const [yes, number, thrice] = await habitsOf(other)
    expect(yes).toMatchObject({ habit: { name: '🌿 Grün, "täglich"' }, days: [{ value: 1 }, { isSkipped: true, note: 'Rain' }] })
    expect(number).toMatchObject({ habit: { target: 20.5 }, days: [{ value: 21.25, note: 'two\nlines' }] })
    expect(thrice).toMatchObject({ habit: { schedule: { times: 3, days: 7 } }, days: [{ value: 1 }] })
  })
})
