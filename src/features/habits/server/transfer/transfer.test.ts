import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standingOf } from '#platform/server/activity/activity.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { testServer, type TestServer } from '#testing/test-server.ts'
import * as api from '../../contract.ts'
import { MAX_IMPORT_BYTES, type HabitImport } from '../../contract-transfer.ts'
import { habitsServer } from '../feature.ts'
import { fields, mark } from '../habits.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer([habitsServer], { worker: false })
})
afterAll(() => server.close())

type Client = Awaited<ReturnType<typeof signedIn>>

async function send(client: Client, bytes: Uint8Array, dryRun: '0' | '1' = '0'): Promise<HabitImport> {
  const answer = await client.fetch(`/api/habits/imports?dryRun=${dryRun}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: bytes as Uint8Array<ArrayBuffer>,
  })
  if (!answer.ok) throw new Error(`answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as HabitImport
}

async function habitsOf(client: Client) {
  const { habits } = await client.call(api.listHabits, { query: {} })
  const all = []
  for (const { habit } of habits) all.push(await client.call(api.getHabit, { params: { id: habit.id } }))
  return all
}

const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

const LOOP = {
  'Habits.csv': `Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
001,Wake early,YES_NO,Did you wake early?,,1,1,#388E3C,,,,false
002,"Run, far",NUMERICAL,,In the woods,1,7,#E64A19,km,AT_LEAST,30.0,false
003,Coffee,NUMERICAL,,,1,1,#00897B,cups,AT_MOST,2.0,false
004,Call home,YES_NO,,,2,14,#5E35B1,,,,true
`,
  'Checkmarks.csv': 'Date,Wake early,"Run, far",Coffee,Call home\n2026-05-02,2,-1,-1,2\n',
  '001 Wake early/Checkmarks.csv':
    'Date,Value,Notes\n2026-05-03,YES_MANUAL,\n2026-05-02,SKIP,Ill\n2026-05-01,YES_AUTO,\n2026-04-30,2,"at six, ""really"""\n2026-04-29,-1,\n',
  '002 Run, far/Checkmarks.csv': 'Date,Value,Notes\n2026-05-03,12500,\n2026-05-01,7.5,\n2026-13-01,5000,\n',
  '003 Coffee/Checkmarks.csv': 'Date,Value,Notes\n2026-05-03,3000,\n',
}

describe('an import from Loop', () => {
  test('first says what would come and changes nothing', async () => {
    const client = await signedIn(server)
    const report = await send(client, zipOf(LOOP), '1')
    expect(report).toMatchObject({ source: 'loop-csv', unread: 1 })
    expect(report.habits.map(({ name, kind, days }) => [name, kind, days])).toEqual([
      ['Wake early', 'yes', 3],
      ['Run, far', 'atLeast', 2],
      ['Coffee', 'atMost', 1],
      ['Call home', 'yes', 1],
    ])
    expect((await client.call(api.listHabits, { query: {} })).habits).toEqual([])
  })

  test('brings habits, schedules, numbers, skips and notes, from old and new values alike', async () => {
    const client = await signedIn(server)
    await send(client, zipOf(LOOP))
    const [early, run, coffee] = await habitsOf(client)
    expect(early).toMatchObject({ habit: { question: 'Did you wake early?', schedule: { kind: 'daily' }, startDay: '2026-04-30' } })
    expect(early!.days).toMatchObject([
      { day: '2026-04-30', value: 1, note: 'at six, "really"' },
      { day: '2026-05-02', isSkipped: true, note: 'Ill' },
      { day: '2026-05-03', value: 1 },
    ])
    expect(run).toMatchObject({ habit: { target: 30, unit: 'km', schedule: { kind: 'perDays', times: 1, days: 7 } } })
    expect(run!.days.map(({ value }) => value)).toEqual([7.5, 12.5])
    expect(coffee).toMatchObject({ habit: { kind: 'atMost', target: 2 }, days: [{ value: 3 }] })
    const { habits } = await client.call(api.listCompletedHabits)
    expect(habits).toMatchObject([{ habit: { name: 'Call home', isArchived: true, schedule: { times: 2, days: 14 } }, daysDone: 1 }])
  })

  test('brought twice is there once, and yields to what was entered here', async () => {
    const client = await signedIn(server)
    await send(client, zipOf(LOOP))
    const [early] = await habitsOf(client)
    const points = async () => (await standingOf(server.app.db, client.user.id, '2026-05-04')).points
    const before = await points()
    await client.call(api.sendMarks, { body: { marks: [mark(early!.habit.id, '2026-05-03', { op: 'set', value: 0 })] } })
    const again = await send(client, zipOf(LOOP))
    expect(again.habits.every(({ isKnown }) => isKnown)).toBe(true)
    const [after] = await habitsOf(client)
    expect(after!.days.find(({ day }) => day === '2026-05-03')!.value).toBe(0)
    expect(await points()).toBe(before - api.POINTS_A_DAY)
  })

  test('reads the SQLite backup, old schemas too, and leaves no trace of it on the disk', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fernwell-loop-'))
    const file = path.join(folder, 'loop.db')
    const database = new DatabaseSync(file)
    database.exec(`create table Habits (Id integer primary key, archived integer, color integer, description text, freq_den integer, freq_num integer, name text, position integer);
      create table Repetitions (id integer primary key, habit integer, timestamp integer);
      insert into Habits values (7, 0, 8, 'Did you read?', 1, 1, 'Lesen', 0);
      insert into Repetitions values (1, 7, ${Date.UTC(2026, 4, 1)}), (2, 7, ${Date.UTC(2026, 4, 3)});`)
    database.close()
    const client = await signedIn(server)
    const report = await send(client, await readFile(file))
    await rm(folder, { recursive: true })
    expect(report).toMatchObject({ source: 'loop-backup', habits: [{ name: 'Lesen', days: 2, from: '2026-05-01', to: '2026-05-03' }] })
    expect((await habitsOf(client))[0]).toMatchObject({ habit: { question: 'Did you read?', notes: '' } })
    const cached = await readdir(path.join(server.config.dataDir, 'cache'), { recursive: true }).catch(() => [])
    expect(cached.filter((name) => name.includes('imports'))).toEqual([])
  })
})

describe('an import from other apps', () => {
  test('reads HabitBull, and says what it guessed', async () => {
    const client = await signedIn(server)
    const csv = `HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
Meditate,ten minutes,Mind,2026-05-01,1,
Meditate,ten minutes,Mind,2026-05-02,0,
Pages,,Mind,2026-05-01,20,a good book
Pages,,Mind,2026-05-02,20,
Pages,,Mind,soon,20,
`
    const report = await send(client, Buffer.from(csv))
    expect(report).toMatchObject({ source: 'habitbull', unread: 1 })
    expect(report.habits[1]).toMatchObject({
      kind: 'atLeast',
      notes: [
        { key: 'guessed-target', n: 20 },
        { key: 'days-unreadable', n: 1 },
      ],
    })
    expect((await habitsOf(client))[1]).toMatchObject({ habit: { target: 20 }, days: [{ note: 'a good book' }, {}] })
  })

  test('reads Habitica: a rise in strength is a done day, a fall is none', async () => {
    const client = await signedIn(server)
    const csv = `Task Name,Task ID,Task Type,Date,Value
Floss,t1,daily,2026-05-01 07:00:00,1
Floss,t1,daily,2026-05-02 07:00:00,0.2
Floss,t1,daily,2026-05-03 07:00:00,1.1
Water,t2,habit,2026-05-03 08:00:00,1
Water,t2,habit,2026-05-03 09:00:00,1.9
Taxes,t3,todo,2026-05-03 09:00:00,1
`
    const report = await send(client, Buffer.from(csv))
    expect(report.habits.map(({ name, days }) => [name, days])).toEqual([
      ['Floss', 2],
      ['Water', 1],
    ])
    expect((await habitsOf(client))[1]!.days).toMatchObject([{ day: '2026-05-03', value: 2 }])
  })

  test('reads Beaver, and its ways to say how often', async () => {
    const client = await signedIn(server)
    const records = [
      { day: '2026-05-01', done: true },
      { day: '2026-05-02', done: false, text: 'tired' },
    ]
    const file = {
      habits: [
        { id: 'a', name: 'Piano', frequency: '3/1W', records },
        { id: 'b', name: 'Plants', period: { period_type: 'D', period_count: 3, target_count: 1 }, records: [] },
      ],
    }
    await send(client, Buffer.from(JSON.stringify(file)))
    const [piano, plants] = await habitsOf(client)
    expect(piano).toMatchObject({ habit: { schedule: { times: 3, days: 7 } }, days: [{ value: 1 }, { value: 0, note: 'tired' }] })
    expect(plants).toMatchObject({ habit: { schedule: { times: 1, days: 3 } } })
  })

  test('says clearly what it cannot read, and changes nothing', async () => {
    const client = await signedIn(server)
    const bomb = zipSync({ 'Habits.csv': new Uint8Array(60_000_000) }, { level: 9 })
    for (const [bytes, message] of [
      [Buffer.from('hello'), /answered 415/],
      [Buffer.from('{"habits": 3}'), /answered 415/],
      [Buffer.from('{"habits": ['), /damaged/],
      [zipOf({ 'notes.txt': 'x' }), /answered 415/],
      [zipOf(LOOP).subarray(0, 400), /damaged|answered 415/],
      [Buffer.from(`SQLite format 3\0${'x'.repeat(5000)}`), /no Loop backup/],
      [bomb, /unpacks to far more/],
      [Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x00]), /answered 415/],
    ] as const) {
      await expect(send(client, bytes)).rejects.toThrow(message)
    }
    expect((await client.call(api.listHabits, { query: {} })).habits).toEqual([])
  })
})

describe('a hostile file', () => {
  const sqlite = async (sql: string) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fernwell-loop-'))
    const database = new DatabaseSync(path.join(folder, 'loop.db'))
    database.exec(sql)
    database.close()
    const bytes = await readFile(path.join(folder, 'loop.db'))
    await rm(folder, { recursive: true })
    return bytes
  }
  /** Asks as somebody else until the answer is there; every one of these is answered. */
  async function servedMeanwhile(work: Promise<unknown>) {
    const other = await signedIn(server)
    let isOver = false
    void work.catch(() => {}).finally(() => (isOver = true))
    let served = 0
    while (!isOver || served < 5) {
      expect((await other.fetch('/api/habits')).status).toBe(200)
      served++
    }
    return served
  }

  test('that is a database with an endless view in place of a table is refused, and others are served meanwhile', async () => {
    const client = await signedIn(server)
    const endless = 'with recursive n(Id, name) as (select 1, 1 union all select Id + 1, 1 from n) select * from n'
    const work = send(client, await sqlite(`create view Habits as ${endless}; create table Repetitions (id integer primary key)`))
    expect(await servedMeanwhile(work)).toBeGreaterThan(4)
    await expect(work).rejects.toThrow(/more than tables/)
  })

  test('that says a small size and unpacks to a large one is refused as damaged', async () => {
    const client = await signedIn(server)
    const zip = Buffer.from(zipSync({ 'Habits.csv': new Uint8Array(8_000_000) }, { level: 9 }))
    // The declared size stands in the local header and in the directory.
    for (const [signature, at] of [
      ['PK\x03\x04', 22],
      ['PK\x01\x02', 24],
    ] as const) {
      zip.writeUInt32LE(300_000, zip.indexOf(signature, 0, 'latin1') + at)
    }
    await expect(send(client, zip)).rejects.toThrow(/damaged/)
  })

  test('of “{},” without end or of a long table keeps nobody waiting', async () => {
    const client = await signedIn(server)
    for (const bytes of [
      Buffer.from(`{"habits":[${'{},'.repeat(300_000)}{}]}`),
      Buffer.from(`HabitName,CalendarDate,Value\n${'A,2026-05-01,1\n'.repeat(60_000)}`),
    ]) {
      const work = send(client, bytes, '1')
      const served = await servedMeanwhile(work)
      await work.catch((error: Error) => expect(error.message).toMatch(/answered 4(13|15)/))
      expect(served).toBeGreaterThan(4)
    }
  })
})

test('a file beyond the limit is refused in words, while it is still being sent', async () => {
  const client = await signedIn(server)
  for (let time = 0; time < 3; time++) {
    await expect(send(client, new Uint8Array(MAX_IMPORT_BYTES + 8_000_000), '1')).rejects.toThrow(/answered 413.*50 MB/)
  }
})

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

  test('as JSON is read back as the same habits by somebody else', async () => {
    const client = await grown()
    const bytes = Buffer.from(await (await client.fetch('/api/habits/exports/json')).arrayBuffer())
    const other = await signedIn(server)
    await send(other, bytes)
    expect(shape(await habitsOf(other))).toEqual(shape(await habitsOf(client)))
    const again = Buffer.from(await (await other.fetch('/api/habits/exports/json')).arrayBuffer())
    const bare = (json: Buffer) => json.toString().replaceAll(/"id": "[^"]+"/g, '')
    expect(bare(again)).toBe(bare(bytes))
  })

  test('as Loop’s zip is read back with its days', async () => {
    const client = await grown()
    const bytes = Buffer.from(await (await client.fetch('/api/habits/exports/loop')).arrayBuffer())
    const other = await signedIn(server)
    await send(other, bytes)
    const [yes, number, thrice] = await habitsOf(other)
    expect(yes).toMatchObject({ habit: { name: '🌿 Grün, "täglich"' }, days: [{ value: 1 }, { isSkipped: true, note: 'Rain' }] })
    expect(number).toMatchObject({ habit: { target: 20.5 }, days: [{ value: 21.25, note: 'two\nlines' }] })
    expect(thrice).toMatchObject({ habit: { schedule: { times: 3, days: 7 } }, days: [{ value: 1 }] })
  })
})
