import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { standingOf } from '#platform/server/activity/activity.ts'
import { remindersOf } from '#platform/server/reminders/store.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import * as api from '../../contract.ts'
import { habitsServer } from '../feature.ts'
import { mark } from '../habits.fixture.ts'
import { importInto, habitsOf, send, start, upload, zipOf } from './importing.fixture.ts'

const server = sharedServer([habitsServer])

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
  test('first reports its contents and changes nothing', async () => {
    const client = await signedIn(server)
    const report = await send(server, client, zipOf(LOOP), '1')
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
    await send(server, client, zipOf(LOOP))
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

  test('repeated adds nothing, and does not overwrite days that were entered here', async () => {
    const client = await signedIn(server)
    await send(server, client, zipOf(LOOP))
    const [early] = await habitsOf(client)
    const points = async () => (await standingOf(server.app.db, client.user.id, '2026-05-04')).points
    const before = await points()
    await client.call(api.sendMarks, { body: { marks: [mark(early!.habit.id, '2026-05-03', { op: 'set', value: 0 })] } })
    const again = await send(server, client, zipOf(LOOP))
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
    const report = await send(server, client, await readFile(file))
    await rm(folder, { recursive: true })
    expect(report).toMatchObject({ source: 'loop-backup', habits: [{ name: 'Lesen', days: 2, from: '2026-05-01', to: '2026-05-03' }] })
    expect((await habitsOf(client))[0]).toMatchObject({ habit: { question: 'Did you read?', notes: '' } })
    const cached = await readdir(path.join(server.config.dataDir, 'cache'), { recursive: true }).catch(() => [])
    expect(cached.filter((name) => name.includes('imports'))).toEqual([])
  })

  test('separates habits of the same name with a note, and finds each of them again', async () => {
    const client = await signedIn(server)
    const file = zipOf({
      'Habits.csv': `Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
001,Walk,YES_NO,,,1,1,#388E3C,,,,false
002,Walk,NUMERICAL,,,1,1,#E64A19,km,AT_LEAST,"12,5",false
003,Walk,YES_NO,,,1,1,#388E3C,,,,false
`,
      'Checkmarks.csv': 'Date,Walk,Walk,Walk\n2026-05-02,2,4000,-1\n2026-05-01,-1,3500,2\n',
    })
    const report = await send(server, client, file)
    expect(report.habits.map(({ kind, days, notes }) => [kind, days, notes])).toEqual([
      ['yes', 1, [{ key: 'same-name', n: 3 }]],
      ['atLeast', 2, [{ key: 'same-name', n: 3 }]],
      ['yes', 1, [{ key: 'same-name', n: 3 }]],
    ])
    const days = async () => (await habitsOf(client)).map((one) => one.days.map(({ day, value }) => [day.slice(8), value]))
    const expected = [
      [['02', 1]],
      [
        ['01', 3.5],
        ['02', 4],
      ],
      [['01', 1]],
    ]
    expect(await days()).toEqual(expected)
    expect((await habitsOf(client))[1]!.habit.target).toBe(12.5)
    expect((await send(server, client, file)).habits.map(({ isKnown, fresh }) => [isKnown, fresh])).toEqual(Array(3).fill([true, 0]))
    expect(await days()).toEqual(expected)
  })

  test('finds the notes of a habit whose name has nothing of ASCII', async () => {
    const client = await signedIn(server)
    await send(
      server,
      client,
      zipOf({
        'Habits.csv': LOOP['Habits.csv'].split('\n')[0] + '\n001,散歩,YES_NO,,,1,1,#388E3C,,,,false\n',
        'Checkmarks.csv': 'Date,散歩\n2026-05-02,2\n',
        '001/Checkmarks.csv': 'Date,Value,Notes\n2026-05-02,YES_MANUAL,by the river\n',
      }),
    )
    expect((await habitsOf(client))[0]).toMatchObject({ habit: { name: '散歩' }, days: [{ value: 1, note: 'by the river' }] })
  })

  test('reads old backups with their colours, and brings reminders switched off', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fernwell-loop-'))
    const file = path.join(folder, 'loop.db')
    const database = new DatabaseSync(file)
    database.exec(`create table Habits (Id integer primary key, color integer, name text, reminder_hour integer, reminder_min integer, reminder_days integer);
      create table Repetitions (id integer primary key, habit integer, timestamp integer);
      insert into Habits values (1, ${0xffd32f2f | 0}, 'Red', 8, 30, 5), (2, ${0xff1976d2 | 0}, 'Blue', null, null, 0), (3, 8, 'Blue', null, null, 0);
      insert into Repetitions values (1, 2, ${Date.UTC(2026, 4, 1)}), (2, 3, ${Date.UTC(2026, 4, 2)});`)
    database.close()
    const client = await signedIn(server)
    const report = await send(server, client, await readFile(file))
    await rm(folder, { recursive: true })
    expect(report.habits[0]!.notes).toEqual([{ key: 'reminder-off', n: 8 * 60 + 30 }])
    const habits = await habitsOf(client)
    // Saturday and Monday.
    expect(await remindersOf(server.app.db, client.user.id)).toMatchObject([
      { owner: 'habits', subject: habits[0]!.habit.id, minutes: 510, weekdays: 0b0100001, enabled: false, nextAt: null },
    ])
    expect(habits.map(({ habit, days }) => [habit.name, habit.hue, days.length])).toEqual([
      ['Red', 0, 0],
      ['Blue', 210, 1],
      ['Blue', 174, 1],
    ])
  })
})

describe('an import from other apps', () => {
  test('reads HabitBull, and reports its guesses', async () => {
    const client = await signedIn(server)
    const csv = `HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
Meditate,ten minutes,Mind,2026-05-01,1,
Meditate,ten minutes,Mind,2026-05-02,0,
Pages,,Mind,2026-05-01,20,a good book
Pages,,Mind,2026-05-02,20,
Pages,,Mind,soon,20,
`
    const report = await send(server, client, Buffer.from(csv))
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
    const report = await send(server, client, Buffer.from(csv))
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
    await send(server, client, Buffer.from(JSON.stringify(file)))
    const [piano, plants] = await habitsOf(client)
    expect(piano).toMatchObject({ habit: { schedule: { times: 3, days: 7 } }, days: [{ value: 1 }, { value: 0, note: 'tired' }] })
    expect(plants).toMatchObject({ habit: { schedule: { times: 1, days: 3 } } })
  })

  const bull = (...rows: string[]) =>
    Buffer.from(
      `HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n${rows.map((row) => `Run,,,${row},1,\n`).join('')}`,
    )
  const daysIn = async (client: SignedIn) => (await habitsOf(client)).flatMap(({ days }) => days.map(({ day }) => day))

  test('reads dates with the month or the day first, as the whole file tells', async () => {
    for (const [rows, days] of [
      [
        ['4/2/2026', '4/13/2026'],
        ['2026-04-02', '2026-04-13'],
      ],
      [
        ['4.2.2026', '13.4.2026'],
        ['2026-02-04', '2026-04-13'],
      ],
    ] as const) {
      const client = await signedIn(server)
      expect(await send(server, client, bull(...rows))).toMatchObject({ unread: 0, openDate: null, habits: [{ days: 2 }] })
      expect(await daysIn(client)).toEqual(days)
    }
  })

  test('asks when a file leaves the order of its dates open, and does not guess', async () => {
    for (const [dateOrder, days] of [
      ['dayFirst', ['2026-01-04', '2026-02-04']],
      ['monthFirst', ['2026-04-01', '2026-04-02']],
    ] as const) {
      const client = await signedIn(server)
      const file = bull('4/1/2026', '4/2/2026')
      const { id, report } = await upload(server, client, file, 'bull.csv')
      expect(report).toMatchObject({
        openDate: { text: '4/1/2026', dayFirst: '2026-01-04', monthFirst: '2026-04-01' },
        habits: [{ days: 2, from: null, to: null }],
      })
      await expect(start(server, client, id)).rejects.toThrow(/day or the month/)
      await importInto(server, client, file, { dateOrder }, 'bull.csv')
      expect(await daysIn(client)).toEqual(days)
    }
  })

  test('refuses a file whose dates contradict each other, and changes nothing', async () => {
    const client = await signedIn(server)
    for (const rows of [
      ['13/4/2019', '4/13/2019'],
      ['4/13/2019', '1/2/2019', '13.4.2019'],
    ])
      await expect(send(server, client, bull(...rows))).rejects.toThrow(/dates_contradict/)
    expect((await client.call(api.listHabits, { query: {} })).habits).toEqual([])
  })

  test('names the reason for an unreadable file, and changes nothing', async () => {
    const client = await signedIn(server)
    const bomb = zipSync({ 'Habits.csv': new Uint8Array(60_000_000) }, { level: 9 })
    for (const [bytes, message] of [
      [Buffer.from('hello'), /unknown_format/],
      [Buffer.from('{"habits": 3}'), /unknown_format/],
      [Buffer.from('{"habits": ['), /damaged/],
      [zipOf({ 'notes.txt': 'x' }), /unknown_format/],
      [zipOf(LOOP).subarray(0, 400), /damaged|unknown_format/],
      [Buffer.from(`SQLite format 3\0${'x'.repeat(5000)}`), /damaged/],
      [bomb, /bomb/],
      [Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x00]), /unknown_format/],
    ] as const) {
      await expect(send(server, client, bytes)).rejects.toThrow(message)
    }
    expect((await client.call(api.listHabits, { query: {} })).habits).toEqual([])
  })
})
