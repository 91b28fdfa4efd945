import { describe, expect, test } from 'vitest'
import { changeImport, importOf } from '#platform/server/imports/store.ts'
import type { LivingPerson } from '#testing/life.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import * as training from '../../contract/training.ts'
import { listOwnExercises } from '../../contract/own-exercises.ts'
import { changeField } from '../../training/edit-session.ts'
import { itemsOf, reserveOf, type Session } from '../../training/session.ts'
import { toKg } from '../../gyms/gym.ts'
import { workoutsServer } from '../feature.ts'
import { bodyOf, trained } from '../training/training.fixture.ts'
import { importInto, HEVY, HEVY_HEAD, look, reread, start, undone, upload } from './importing.fixture.ts'

const server = sharedServer([workoutsServer])

async function sessionsOf(me: LivingPerson): Promise<Session[]> {
  const { sessions } = await me.call(training.listSessions, { query: {} })
  return Promise.all(sessions.map(({ id }) => me.call(training.getSession, { params: { id } })))
}
const acts = async (userId: string) => {
  const sql =
    "select coalesce(sum(count), 0)::int as n, coalesce(sum(points), 0)::int as points from activity_acts where user_id = $1 and kind = 'training'"
  return (await server.app.database.pool.query<{ n: number; points: number }>(sql, [userId])).rows[0]!
}
/** The finished sets in fields that every format has. */
const doneIn = (session: Session, nameOf: (exercise: string) => string = (id) => id) => ({
  startedAt: session.startedAt.slice(0, 16),
  finishedAt: session.fields.finishedAt.value!.slice(0, 16),
  name: session.fields.name.value,
  note: session.fields.note.value,
  items: itemsOf(session).map(({ item, sets }) => [
    nameOf(item.exercise),
    item.note,
    sets.map(({ set }) => [
      set.type,
      set.weight === null ? null : toKg(set.weight, set.unit).toFixed(3),
      set.amount,
      reserveOf(set.effort),
    ]),
  ]),
})

describe('a file from upload to undo', () => {
  test('is read, reported, mapped, imported, counted once, recognised again, and undone', async () => {
    const me = await signedIn(server)
    const looked = await upload(server, me, HEVY)
    expect(looked).toMatchObject({ state: 'ready', source: 'hevy' })
    expect(looked.report).toMatchObject({
      sessions: 2,
      sets: 6,
      fresh: 2,
      unread: 3,
      from: '2024-03-01',
      to: '2024-03-03',
      openWeight: false,
    })
    expect(looked.report!.lines.map(({ line, reason, text }) => [line, reason, text])).toEqual([
      [12, 'weight', '-5'],
      [15, 'reps', '1000000000'],
      [16, 'date', 'someday'],
    ])
    expect(looked.report!.exercises.map(({ name, match, exercise }) => [name, match, match === 'known' ? exercise : null])).toEqual([
      ['Bench Press (Barbell)', 'known', 'barbell-bench-press'],
      ['Marble Lift', 'unknown', null],
      ['Plank', 'known', 'plank'],
      ['Squat (Barbell)', 'known', 'barbell-back-squat'],
    ])
    expect(await sessionsOf(me)).toEqual([])

    const mapped = [{ name: 'Marble Lift', as: { kind: 'own' as const, muscle: 'forearms' as const } }]
    const done = await start(server, me, looked.id, { exercises: mapped })
    expect(done).toMatchObject({ state: 'done', entries: 2, report: { came: { sessions: 2, sets: 6, exercises: 1 } } })
    const [legs, push] = await sessionsOf(me)
    const { exercises } = await me.call(listOwnExercises)
    expect(exercises).toMatchObject([{ name: 'Marble Lift', primary: ['forearms'], measure: 'reps' }])
    expect(doneIn(legs!)).toMatchObject({
      startedAt: '2024-03-03T06:05',
      items: [['barbell-back-squat', '', [['failure', '100.000', 5, 0]]]],
    })
    expect(doneIn(push!)).toEqual({
      startedAt: '2024-03-01T17:22',
      finishedAt: '2024-03-01T18:40',
      name: 'Push, then "run"',
      note: 'Felt good\nafter all',
      items: [
        [
          'barbell-bench-press',
          'Elbows in',
          [
            ['warm-up', '40.000', 10, null],
            ['normal', '62.500', 8, 1.5],
            ['drop', '50.000', 12, null],
          ],
        ],
        [exercises[0]!.id, '', [['normal', '20.000', 6, null]]],
        ['plank', '', [['timed', null, 75, null]]],
      ],
    })
    const [, marble, plank] = itemsOf(push!)
    expect(marble!.item.group).not.toBeNull()
    expect(plank!.item.group).toBe(marble!.item.group)
    const { records, past } = await me.call(training.getLift, { params: { exercise: 'barbell-bench-press' } })
    expect([records.weight, past.length, past[0]!.day]).toEqual([62.5, 1, '2024-03-01'])
    // Two sessions, and no points for those of long ago.
    expect(await acts(me.user.id)).toEqual({ n: 2, points: 0 })

    const again = await importInto(server, me, HEVY, { exercises: mapped }, undefined, 'America/New_York')
    expect(again).toMatchObject({ state: 'done', entries: 0, report: { fresh: 0, differ: 0, came: { sessions: 0, exercises: 0 } } })
    expect(await acts(me.user.id)).toEqual({ n: 2, points: 0 })

    expect(await undone(server, me, done.id)).toMatchObject({ state: 'undone', entries: 0 })
    expect(await sessionsOf(me)).toEqual([])
    expect((await me.call(listOwnExercises)).exercises).toEqual([])
    expect((await me.call(training.getTraining)).lifts).toEqual([])
    expect((await acts(me.user.id)).n).toBe(0)

    // An undone import can be repeated, and counts again.
    expect((await importInto(server, me, HEVY, { exercises: mapped })).entries).toBe(2)
    expect((await acts(me.user.id)).n).toBe(2)
  })

  test('a longer export adds new sessions, and sessions changed here stay, also when the import is undone', async () => {
    const me = await signedIn(server)
    const mapped = [{ name: 'Marble Lift', as: { kind: 'here' as const, exercise: 'wrist-curl' } }]
    const first = await importInto(server, me, HEVY, { exercises: mapped })
    const [legs] = await sessionsOf(me)
    await me.call(training.putSession, {
      params: { id: legs!.id },
      body: bodyOf(changeField(legs!, 'name', 'My legs', server.clock.now().getTime())),
    })
    const longer = `${HEVY}"New","5 Mar 2024, 18:00","5 Mar 2024, 18:30","","Squat (Barbell)",,"",0,"normal",105,5,,,\n`
    const second = await importInto(server, me, longer, { exercises: mapped })
    expect(second.report).toMatchObject({ fresh: 1, came: { sessions: 1, sets: 1 } })
    expect((await sessionsOf(me)).map(({ fields }) => fields.name.value)).toEqual(['New', 'My legs', 'Push, then "run"'])
    expect(await undone(server, me, first.id)).toMatchObject({ entries: 1, report: { came: { sessions: 1 } } })
    expect((await sessionsOf(me)).map(({ fields }) => fields.name.value)).toEqual(['New', 'My legs'])
    expect((await acts(me.user.id)).n).toBe(2)
  })
})

describe('other shapes', () => {
  const legacy = `Date;Workout Name;Exercise Name;Set Order;Weight;Reps;Distance;Seconds;Notes;Workout Notes;RPE
2023-02-01 6:10:00\u202fPM;Abend;Bench Press (Barbell);W;20,0;10;0;0;;;
2023-02-01 6:10:00\u202fPM;Abend;Bench Press (Barbell);Rest Timer;0;0;0;90;;;
2023-02-01 6:10:00\u202fPM;Abend;Bench Press (Barbell);1;62,5;8;0;0;=1+1;Schön;8,5
`
  test('of Strong: the old one asks for its unit, skips rest timers, and reads decimal commas', async () => {
    const me = await signedIn(server)
    const looked = await upload(server, me, new Uint8Array(Buffer.from(`\uFEFF${legacy}`, 'utf16le')))
    expect(looked).toMatchObject({ source: 'strong', report: { sessions: 1, sets: 2, openWeight: true, openDistance: false, unread: 0 } })
    await expect(start(server, me, looked.id)).rejects.toThrow(/import_unit_open/)
    await start(server, me, looked.id, { weightUnit: 'lb' })
    const [session] = await sessionsOf(me)
    const [item] = itemsOf(session!)
    expect(item!.sets.map(({ set: { type, weight, unit, amount } }) => [type, weight, unit, amount])).toEqual([
      ['warm-up', 20, 'lb', 10],
      ['normal', 62.5, 'lb', 8],
    ])
    expect([item!.item.note, session!.startedAt]).toEqual(['=1+1', '2023-02-01T17:10:00.000Z'])
  })

  test('of Strong: the new one has its units, its length, and metres', async () => {
    const me = await signedIn(server)
    const file = `Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes
"1";"2024-05-02 07:00:10";"Früh";"3700";"Bench Press (Barbell)";"1";"60.0";"5";"9";"";"";"";""
"1";"2024-05-02 07:00:10";"Früh";"3700";"Farmer's Walk";"1";"24";"";"";"40";"30.0";"";""
`
    const { report } = await importInto(server, me, new Uint8Array(Buffer.from(file, 'latin1')), {
      exercises: [{ name: "Farmer's Walk", as: { kind: 'own', muscle: 'forearms' } }],
    })
    expect(report).toMatchObject({ encoding: 'windows-1252', openWeight: false, openDistance: false, came: { sessions: 1, sets: 2 } })
    const [session] = await sessionsOf(me)
    expect(session!.fields.name.value).toBe('Früh')
    expect(session!.fields.finishedAt.value).toBe('2024-05-02T06:01:50.000Z')
    const [, walk] = itemsOf(session!)
    expect([walk!.item.note, walk!.item.target?.kind, walk!.sets[0]!.set.amount]).toEqual(['00:30', 'metres', 40])
  })

  test('of Strong in French: its columns are recognised', async () => {
    const me = await signedIn(server)
    const file = `Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids (kg),Réps,Distance,Secondes,RPE,Notes
2025-01-01 10:00:00,Full Body,60m,Bench Press (Barbell),1,62.5,5,0,0,8,
2025-01-01 10:00:00,Full Body,60m,Chin Up (Assisted),1,20,8,0,0,,
`
    const done = await importInto(server, me, file)
    expect(done).toMatchObject({ source: 'strong', report: { came: { sessions: 1, sets: 2 }, unread: 0 } })
    expect(done.report!.exercises.map(({ match, exercise }) => [match, exercise])).toEqual([
      ['known', 'barbell-bench-press'],
      ['known', 'assisted-chin-up'],
    ])
  })

  test('of FitNotes: an unquoted comma loses no set', async () => {
    const me = await signedIn(server)
    const file = `Date,Exercise,Category,Weight (kg),Reps,Distance,Distance Unit,Time,Comment
2024-03-01,Overhead Press, seated,Shoulders,40,8,,,,
2024-03-01,Overhead Press, seated,Shoulders,40,7,,,,
`
    const { report } = await upload(server, me, file)
    expect(report).toMatchObject({ sets: 2, unread: 0, exercises: [{ name: 'Overhead Press, seated', sets: 2 }] })
  })

  test('of an unknown app: the person assigns the columns', async () => {
    const me = await signedIn(server)
    const file = `When,What I did,Load kg,How often,Felt
2024-03-01,Bench Press,60,8,good
2024-03-03,Bench Press,62.5,6,hard
`
    const looked = await upload(server, me, file)
    expect(looked).toMatchObject({
      source: 'table',
      report: {
        sessions: 0,
        table: { names: ['When', 'What I did', 'Load kg', 'How often', 'Felt'], read: { columns: ['date', null, 'weight', null, null] } },
      },
    })
    await expect(start(server, me, looked.id)).rejects.toThrow(/import_table_unclear/)
    const stated = (...columns: (string | null)[]) => reread(server, me, looked.id, { table: { columns } })
    await expect(stated('date', null, null, null, null)).rejects.toThrow(/import_table_unclear/)
    await stated('date', 'exercise', 'weight', 'reps', 'note')
    const { report } = await start(server, me, looked.id)
    expect(report).toMatchObject({ openWeight: false, came: { sessions: 2, sets: 2 } })
    const sessions = await sessionsOf(me)
    expect(sessions.map((session) => itemsOf(session)[0]!.sets.map(({ set }) => [set.weight, set.amount])).toSorted()).toEqual([
      [[60, 8]],
      [[62.5, 6]],
    ])
    // The next file with the same columns is read in the same way.
    const next = await upload(server, me, `${file}2024-03-05,Bench Press,65,5,fine\n`)
    expect(next.report).toMatchObject({
      sessions: 3,
      fresh: 1,
      table: { isSaid: true, read: { columns: ['date', 'exercise', 'weight', 'reps', 'note'] } },
    })
    const other = await upload(server, me, file.replace('Felt', 'Mood'))
    expect(other.report).toMatchObject({ sessions: 0, table: { isSaid: false } })
  })

  test('a report from before there were tables still opens and starts', async () => {
    const me = await signedIn(server)
    const looked = await upload(server, me, 'Date,Exercise,Category,Weight (kg),Reps\n2024-03-01,Bench Press,Chest,60,8\n')
    const key = await server.app.vault.keyOf(me.user.id)
    const row = await importOf(server.app.db, key, { userId: me.user.id, id: looked.id })
    const { table: _table, ...report } = row!.words.report as Record<string, unknown>
    const { choices: _choices, ...words } = row!.words
    await changeImport(server.app.db, key, row!, { words: { ...words, choices: null, report } }, server.clock.now())
    expect((await look(server, me, looked.id)).report).toMatchObject({ sessions: 1, table: null })
    expect((await start(server, me, looked.id)).report).toMatchObject({ came: { sessions: 1, sets: 1 } })
  })

  test('of FitNotes: a day is a session, with its rows in any order', async () => {
    const me = await signedIn(server)
    const file = `Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
2024-03-01,Flat Barbell Bench Press,Chest,135,lbs,8,,,,heavy
2024-03-01,Plank,Abs,,,,,,0:01:15,
2024-03-01,Flat Barbell Bench Press,Chest,135,lbs,7,,,,
2024-03-02,Plank,Abs,,,,,,nonsense,
`
    const done = await importInto(server, me, file)
    expect(done.report).toMatchObject({ sessions: 1, sets: 3, unread: 1, lines: [{ line: 5, reason: 'time', text: 'nonsense' }] })
    const [session] = await sessionsOf(me)
    expect(itemsOf(session!).map(({ sets }) => sets.map(({ set }) => [set.weight, set.unit, set.amount]))).toEqual([
      [
        [135, 'lb', 8],
        [135, 'lb', 7],
      ],
      [[null, 'kg', 75]],
    ])
    expect((await importInto(server, me, file, {}, undefined, 'Asia/Tokyo')).entries).toBe(0)
  })

  test.each([
    ['no training', 'a,b\n1,2\n', 'unknown_format'],
    ['a broken file of our own', '{"format":"fernwell-training"', 'damaged'],
    ['nothing at all', '\u0000\u0001', 'unknown_format'],
  ])('%s is refused with a word', async (_name, file, failure) => {
    expect(await upload(server, await signedIn(server), file)).toMatchObject({ state: 'failed', failure })
  })

  test('ambiguous dates need an answer, and a night with a repeated hour has the right length', async () => {
    const me = await signedIn(server)
    const open = `${HEVY_HEAD}\nA,04/03/2024 18:00,04/03/2024 19:00,,Plank,,,0,normal,,,,60,\n`
    const looked = await upload(server, me, open)
    expect(looked.report!.openDate).toEqual({ text: '04/03/2024 18:00', dayFirst: '2024-03-04', monthFirst: '2024-04-03' })
    await expect(start(server, me, looked.id)).rejects.toThrow(/import_date_open/)
    await start(server, me, looked.id, { dateOrder: 'monthFirst' })
    const night = `${HEVY_HEAD}\nB,"27 Oct 2024, 02:40","27 Oct 2024, 02:10",,Plank,,,0,normal,,,,60,\nC,"29 Oct 2024, 05:00","30 Oct 2024, 11:00",,Plank,,,0,normal,,,,60,\n`
    await importInto(server, me, night)
    expect((await sessionsOf(me)).map((session) => [session.startedAt, session.fields.finishedAt.value])).toEqual([
      ['2024-10-29T04:00:00.000Z', '2024-10-30T10:00:00.000Z'],
      ['2024-10-27T00:40:00.000Z', '2024-10-27T01:10:00.000Z'],
      ['2024-04-03T16:00:00.000Z', '2024-04-03T17:00:00.000Z'],
    ])
  })
})

describe('our own files', () => {
  test.each(['hevy', 'strong', 'json'] as const)('as %s: a new account has the same, and the old one gains nothing', async (format) => {
    const me = await signedIn(server)
    await importInto(server, me, HEVY, { exercises: [{ name: 'Marble Lift', as: { kind: 'own', muscle: 'forearms' } }] })
    const start = Date.parse('2024-04-01T10:00:00Z')
    const own = trained(
      start,
      [
        { exercise: 'barbell-bench-press', weight: 61.25, amounts: [9, 8], reserve: 2 },
        { exercise: 'plank', weight: null, amounts: [47] },
      ],
      { name: '=SUM(A1)', note: 'by the\nriver', zone: 'Asia/Tokyo' },
    )
    await me.call(training.putSession, { params: { id: own.id }, body: bodyOf(own) })
    const text = await (await me.fetch(`/api/workouts/exports/${format}`)).text()
    const file = format === 'json' ? 'training.json' : 'training.csv'
    expect((await upload(server, me, text, file)).report).toMatchObject({ sessions: 3, fresh: 0, differ: 0, unread: 0 })

    const other = await signedIn(server)
    const choices = { exercises: [{ name: 'Marble Lift', as: { kind: 'own' as const, muscle: 'forearms' as const } }] }
    expect((await importInto(server, other, text, choices, file)).report).toMatchObject({ came: { sessions: 3, exercises: 1 } })
    const namesOf = async (person: LivingPerson) => {
      const names = new Map((await person.call(listOwnExercises)).exercises.map(({ id, name }) => [id, name]))
      return (id: string) => names.get(id) ?? id
    }
    const [mine, theirs] = [await namesOf(me), await namesOf(other)]
    // Local times have no zone: in other apps' files, a session in Tokyo becomes one here at the same local hour.
    const comparable = (sessions: Session[], nameOf: (id: string) => string) =>
      sessions.map((session) => {
        const { startedAt, finishedAt, ...rest } = doneIn(session, nameOf)
        return format === 'json' ? { startedAt, finishedAt, ...rest } : rest
      })
    expect(comparable(await sessionsOf(other), theirs)).toEqual(comparable(await sessionsOf(me), mine))
  })
})
