import { beforeEach, describe, expect, test } from 'vitest'
import { thoroughTest } from '#testing/depth.ts'
import { beginImport, getImport, listImports, putImportPart, startImport } from '#platform/contract/import-endpoints.ts'
import { eraseAccount } from '#features/account/contract.ts'
import { deleteHabit, MAX_HABITS, putHabit, sendMarks } from '#features/habits/contract.ts'
import { fields, mark } from '#features/habits/server/habits.fixture.ts'
import { pullRecords, pushChanges, type Change } from '#features/journal/contract/sync.ts'
import { IMPORT_PART_BYTES } from '#platform/contract/imports.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { continueImport, sweepUploads } from '#platform/server/imports/jobs.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { serverFeatures } from './features.ts'
import { exportOf, filesOf, importZip, look, lookAt, undone, zipped } from './own-import.fixture.ts'

let me: SignedIn
const server = sharedServer(serverFeatures)
beforeEach(async () => {
  me = await signedIn(server)
})

const AT = { at: '2026-05-04T09:00:00.000Z', zone: 'UTC', localDay: '2026-05-04' }

async function write(person: SignedIn, id: string, patch: Extract<Change, { kind: 'entry' }>['patch'], base = 0): Promise<number> {
  const change = { kind: 'entry' as const, changeId: uuidv7(), recordId: id, base, editedAt: AT.at, device: 'Test', patch }
  const { results } = await person.call(pushChanges, { body: { changes: [change] } })
  return results[0]!.record!.seq
}

const day = (habit: string, localDay: string, value: number | null, at?: string) => mark(habit, localDay, { op: 'set', value }, at)

/** A person with two entries and a habit that was done on three days, and their export. */
async function life(): Promise<{ entry: string; other: string; habit: string; zip: Uint8Array }> {
  const [entry, other, habit] = [uuidv7(), uuidv7(), uuidv7()]
  await write(me, entry, { when: AT, title: 'The first of two', body: 'Rain on the roof.' })
  await write(me, other, { when: AT, title: 'The second of two' })
  await me.call(putHabit, { params: { id: habit }, body: fields({ name: 'Whistling' }) })
  await me.call(sendMarks, { body: { marks: ['2026-05-01', '2026-05-02', '2026-05-03'].map((one) => day(habit, one, 1)) } })
  return { entry, other, habit, zip: await exportOf(me) }
}

/** All data of a person from their export, without fields that only count an account's own changes. */
async function stateOf(person: SignedIn): Promise<Record<string, string>> {
  // That file also lists imports, so it differs after any of them.
  const files = [...(await filesOf(person))].filter(([name]) => name !== 'README.md' && name !== 'imports.json')
  const plain = (text: string) => text.replaceAll(/"seq":\d+,/g, '')
  return Object.fromEntries(files.map(([name, bytes]) => [name, plain(bytes.toString('utf8'))]))
}

const titlesOf = async (person: SignedIn) =>
  (await person.call(pullRecords, { query: { since: 0 } })).records
    .flatMap(({ kind, data }) => (kind === 'entry' && data ? [data.title] : []))
    .toSorted()

/** Calls every list and page that needs no id. */
async function everythingAnswers(person: SignedIn): Promise<void> {
  const endpoints = server.app.collect('routes').flatMap(({ value }) => value.map(({ endpoint }) => endpoint))
  for (const { method, path: at, auth } of endpoints) {
    if (method !== 'GET' || auth !== 'session' || at.includes(':') || at.includes('/events')) continue
    const { status } = await person.fetch(at)
    expect([at, status < 500]).toEqual([at, true])
  }
}

describe('an import into an account that is in use', () => {
  test('overwrites nothing, restores missing things, and its undo removes these again', async () => {
    const { entry, habit, zip } = await life()
    await write(me, entry, { title: 'Written anew since' }, 1)
    await me.call(deleteHabit, { params: { id: habit } })
    const before = await stateOf(me)

    const looked = await lookAt(server, me, zip)
    const stated = Object.fromEntries(looked.report!.parts.map(({ id, found, known }) => [id, [found, known]]))
    expect(stated).toMatchObject({ 'journal.entry': [2, 2], 'habits.habit': [1, 0] })
    expect(await stateOf(me)).toEqual(before)

    const { id, imported } = await importZip(server, me, zip)
    expect(imported).toEqual({ 'habits.habit': 1 })
    expect(await titlesOf(me)).toEqual(['The second of two', 'Written anew since'])
    expect((await stateOf(me))['habits/habits.jsonl']).toContain('Whistling')
    expect((await importZip(server, me, zip)).imported).toEqual({})

    expect(await undone(server, me, id)).toMatchObject({ state: 'undone', imported: {}, retained: 0 })
    expect(await stateOf(me)).toEqual(before)
  })

  thoroughTest('leaves changed things when it is undone, and reports their number', async () => {
    const { entry, habit, zip } = await life()
    const away = await signedIn(server)
    const { id } = await importZip(server, away, zip)
    expect(await titlesOf(away)).toEqual(['The first of two', 'The second of two'])
    await write(away, entry, { title: 'Kept, as it is mine now' }, 1_000_000)
    await away.call(sendMarks, { body: { marks: [day(habit, '2026-05-04', 1)] } })
    expect(await undone(server, away, id)).toMatchObject({ state: 'undone', retained: 2 })
    expect(await titlesOf(away)).toEqual(['Kept, as it is mine now'])
    const left = await stateOf(away)
    expect(left['habits/habits.jsonl']).toContain('Whistling')
    // Acts of the remaining things stay: three imported days, one added, and the entry.
    expect(left['activity/acts.jsonl']!.trim().split('\n').length).toBe(5)
  })

  test('undoes no act that is done here and was undone there', async () => {
    const { zip: _, habit } = await life()
    const before = await stateOf(me)
    const files = await filesOf(me)
    const acts = files.get('activity/acts.jsonl')!.toString('utf8').trim().split('\n')
    const act = JSON.parse(acts.find((line) => line.includes(habit))!) as { key: string; count: number; points: number; amount: number }
    const undo = { ...act, key: `undo:${act.key}`, count: -1, points: -act.points, amount: -act.amount }
    files.set('activity/acts.jsonl', Buffer.from(`${[...acts, JSON.stringify(undo)].join('\n')}\n`))
    expect((await importZip(server, me, zipped(files))).imported).toEqual({})
    expect(await stateOf(me)).toEqual(before)
  })

  test('reports before it starts that there is no room for it', async () => {
    const { zip } = await life()
    const away = await signedIn(server)
    for (let n = 0; n < MAX_HABITS; n++)
      await away.call(putHabit, { params: { id: uuidv7() }, body: fields({ name: `Habit ${n}`, order: n }) })
    expect(await lookAt(server, away, zip)).toMatchObject({ state: 'failed', failure: 'no_room', imported: {} })
    expect(await titlesOf(away)).toEqual([])
  })
})

describe('an import whose worker dies', () => {
  /** Continues an import, and aborts after it has saved its progress so many times. */
  async function workUntil(id: string, writes: number): Promise<void> {
    const dying = new AbortController()
    let seen = 0
    const now = () => {
      if (++seen === writes) dying.abort()
      return server.clock.now()
    }
    await continueImport({ ...server.app, clock: { now } }, me.user.id, id, dying.signal).catch(() => {})
  }

  test('continues where it stopped, and so does its undo', async () => {
    const files = await filesOf(me)
    const act = (n: number) => ({
      key: `test:${String(n).padStart(4, '0')}`,
      kind: 'habit',
      ...AT,
      count: 1,
      amount: 1,
      unit: 'times',
      points: 1,
      subject: null,
    })
    files.set('activity/acts.jsonl', Buffer.from(Array.from({ length: 900 }, (_, n) => JSON.stringify(act(n))).join('\n')))
    const { id } = await lookAt(server, me, zipped(files))
    // Started without the queue, whose worker would stay alive.
    await server.app.db.execute(`update imports set state = 'running' where id = '${id}'`)
    await workUntil(id, 2)
    const half = await look(server, me, id)
    expect(half).toMatchObject({ state: 'running' })
    expect(half.done).toBeGreaterThan(0)
    expect(half.done).toBeLessThan(half.total)
    await continueImport(server.app, me.user.id, id, new AbortController().signal)
    expect(await look(server, me, id)).toMatchObject({ state: 'done', imported: { 'activity.act': 900 } })
    expect(JSON.parse((await filesOf(me)).get('activity/points.json')!.toString())).toMatchObject({ points: 900 })

    await server.app.db.execute(`update imports set state = 'undoing' where id = '${id}'`)
    const dying = new AbortController()
    dying.abort()
    await continueImport(server.app, me.user.id, id, dying.signal).catch(() => {})
    expect(await look(server, me, id)).toMatchObject({ state: 'undoing' })
    await continueImport(server.app, me.user.id, id, new AbortController().signal)
    expect(await look(server, me, id)).toMatchObject({ state: 'undone', imported: {} })
    expect(JSON.parse((await filesOf(me)).get('activity/points.json')!.toString())).toMatchObject({ points: 0 })
  })
})

describe('a hostile export', () => {
  test('with ids and the name of another person changes nothing of theirs', async () => {
    const { zip } = await life()
    const before = await stateOf(me)
    const thief = await signedIn(server)
    // Its account.json names the other person, and every id is theirs.
    const { imported, id } = await importZip(server, thief, zip)
    expect(imported).toMatchObject({ 'journal.entry': 2, 'habits.habit': 1 })
    await write(thief, uuidv7(), { when: AT, title: 'Mine' })
    expect(await stateOf(me)).toEqual(before)
    await undone(server, thief, id)
    expect(await stateOf(me)).toEqual(before)
    expect(await me.fail(getImport, { params: { id } })).toMatchObject({ status: 404 })
    expect((await me.call(listImports, { query: { kind: 'account' } })).imports).toEqual([])
  })

  thoroughTest(
    'of wrong types, long texts, huge numbers and characters that no database stores imports the valid things, and nothing breaks',
    async () => {
      await life()
      const files = await filesOf(me)
      const lines = (name: string) => files.get(name)!.toString('utf8').trim().split('\n')
      const set = (name: string, content: string) => files.set(name, Buffer.from(content))
      const act = JSON.parse(lines('activity/acts.jsonl')[0]!) as object
      const entry = JSON.parse(lines('journal/records.jsonl').find((line) => line.includes('"kind":"entry"'))!) as {
        data: { when: object }
      }
      const habit = JSON.parse(lines('habits/habits.jsonl')[0]!) as { days: object[] }
      const json = (value: unknown) => JSON.stringify(value)
      const badActs = [
        { key: 'a:\0' },
        { key: 'x'.repeat(301) },
        { key: 'b', localDay: '0000-01-01' },
        { key: 'c', at: '0000-01-01T00:00:00Z' },
        { key: 'd', points: 1e300 },
        { key: 'e', zone: '../../etc/passwd' },
        { key: 'f', kind: '__proto__' },
        { key: 'g', count: 5 },
      ].map((wrong) => json({ ...act, ...wrong }))
      set('activity/acts.jsonl', [...lines('activity/acts.jsonl'), ...badActs, '{"key":', 'null', '7', '"text"', '[]'].join('\n'))
      const id = () => uuidv7()
      const badRecords = [
        { ...entry, id: id(), data: { ...entry.data, body: 'x'.repeat(3_000_000) } },
        { ...entry, id: id(), data: { ...entry.data, tags: 'no list' } },
        { ...entry, id: id(), data: { ...entry.data, when: { ...entry.data.when, at: '0000-01-01T00:00:00.000Z' } } },
        { ...entry, id: 'not an id' },
        { ...entry, id: id(), kind: 'constructor' },
        { ...entry, id: id(), updatedAt: '0000-01-01T00:00:00Z' },
        { ...entry, id: id(), acts: { entry: { times: -1, day: null } } },
      ].map(json)
      set(
        'journal/records.jsonl',
        [...lines('journal/records.jsonl'), ...badRecords, `${'['.repeat(100_000)}${']'.repeat(100_000)}`].join('\n'),
      )
      const badHabits = [
        { ...habit, id: id(), days: 'none' },
        { ...habit, id: id(), days: [{ ...habit.days[0], day: '0000-01-01' }] },
        { ...habit, id: id(), days: [habit.days[0], habit.days[0]] },
        { ...habit, id: id(), target: 1e308 },
        { ...habit, id: id(), createdAt: '0000-01-01T00:00:00Z' },
      ].map(json)
      const loud = { ...habit, id: id().toUpperCase(), name: 'In capitals' }
      set('habits/habits.jsonl', [...lines('habits/habits.jsonl'), ...badHabits, json(loud)].join('\n'))
      set('habits/groups.json', '"a group"')
      set(
        'garden/garden.json',
        json({ plants: 'many', seeds: [{ id: id(), species: 'triffid', plantedDay: '2026-05-01', price: 1, boughtAt: AT.at }] }),
      )
      const listened = { updatedAt: AT.at, startedAt: AT.at, seconds: 1, points: 1, recordedSeconds: 1, recordedDay: null, milestones: [] }
      set(
        'soul/tracks.json',
        json([
          { trackId: 'no\0track', favouriteSince: null, position: 1, positionAt: null },
          { trackId: 'nowhere', favouriteSince: AT.at, position: 5, positionAt: AT.at },
        ]),
      )
      set('soul/listening.jsonl', json({ id: id(), trackId: 'nowhere', ...listened }))
      const reminder = { id: id(), owner: 'constructor', subject: 'x', minutes: 5, weekdays: 1, enabled: true }
      set('reminders/reminders.json', json({ mail: 'yes', reminders: [reminder, { ...reminder, id: id(), minutes: -1 }, null] }))
      set('onboarding/onboarding.json', '[')
      const away = await signedIn(server)
      const done = await importZip(server, away, zipped(files))
      expect(done).toMatchObject({ state: 'done', failure: null })
      expect(done.report!.leftOut.unreadable).toBeGreaterThan(20)
      expect(await titlesOf(away)).toEqual(expect.arrayContaining(['The first of two', 'The second of two']))
      const after = await stateOf(away)
      expect(after['habits/habits.jsonl']).toContain('Whistling')
      expect(after['habits/habits.jsonl']).toContain('In capitals')
      await everythingAnswers(away)
      expect(await undone(server, away, done.id)).toMatchObject({ state: 'undone', imported: {}, retained: 0 })
      expect(await titlesOf(away)).toEqual([])
      await everythingAnswers(away)
    },
  )

  thoroughTest('with invalid, missing or mislabelled pictures imports bytes by their real type', async () => {
    await life()
    const files = await filesOf(me)
    const records = files.get('journal/records.jsonl')!.toString('utf8').trim().split('\n')
    const entry = records
      .map((line) => JSON.parse(line) as { id: string; kind: string; data: object })
      .find(({ kind }) => kind === 'entry')!
    const [fake, missing, empty] = [uuidv7(), uuidv7(), uuidv7()]
    const photo = {
      kind: 'photo',
      state: 'ready',
      name: 'x.jpg',
      caption: '',
      mime: 'image/jpeg',
      bytes: 9,
      width: 40,
      height: 30,
      seconds: null,
    }
    const attachments = [fake, missing, empty].map((id) => ({
      kind: 'attachment',
      id,
      updatedAt: AT.at,
      data: { entryId: entry.id, ...photo },
    }))
    const shown = { ...entry, data: { ...entry.data, attachments: [fake, missing, empty] } }
    const others = records.filter((line) => !line.includes(entry.id))
    files.set('journal/records.jsonl', Buffer.from([...others, ...[shown, ...attachments].map((one) => JSON.stringify(one))].join('\n')))
    files.set(`journal/media/${fake}.jpg`, Buffer.from('<script>alert(1)</script>'))
    files.set(`journal/media/${empty}.jpg`, Buffer.alloc(0))
    const away = await signedIn(server)
    const done = await importZip(server, away, zipped(files))
    expect(done.report!.leftOut).toEqual({ unreadable: 0, withoutBytes: 1, badPaths: 0 })
    expect(done.imported).toMatchObject({ 'journal.attachment': 1 })
    const { records: here } = await away.call(pullRecords, { query: { since: 0 } })
    expect(here.find(({ id }) => id === fake)!.data).toMatchObject({
      kind: 'file',
      mime: 'application/octet-stream',
      bytes: 25,
      width: null,
    })
  })

  test('that is invalid, is a zip bomb or is forged is refused with its reason', async () => {
    const { zip } = await life()
    const failureOf = async (bytes: Uint8Array) => {
      const { state, failure, report } = await lookAt(server, me, bytes)
      expect([state, report]).toEqual(['failed', null])
      return failure
    }
    expect(await failureOf(zipped([['notes.txt', 'hello']]))).toBe('unknown_format')
    expect(await failureOf(Buffer.from('not a zip at all'))).toBe('unknown_format')
    expect(await failureOf(zip.subarray(0, zip.length - 30))).toBe('damaged')
    const files = await filesOf(me)
    const forged = Buffer.from(zipped([...files, ['habits/habits.jsonl', Buffer.alloc(8_000_000, 32)]]))
    for (const [signature, name, size] of [
      ['PK\x03\x04', 30, 22],
      ['PK\x01\x02', 46, 24],
    ] as const) {
      const at = forged.indexOf('habits/habits.jsonl', forged.indexOf(signature, 0, 'latin1'), 'latin1')
      const start = signature === 'PK\x01\x02' ? forged.lastIndexOf('habits/habits.jsonl') - name : at - name
      forged.writeUInt32LE(300_000, start + size)
    }
    expect(await failureOf(forged)).toBe('damaged')
    expect(await failureOf(zipped([...files, ['activity/acts.jsonl', Buffer.alloc(40_000_000)]]))).toBe('bomb')
  })

  test('with paths that lead out of the zip leaves these out and says so', async () => {
    await life()
    const bad: [string, string][] = ['../../etc/cron.d/x', '/etc/passwd', 'C:/x', `${'a/'.repeat(50)}x`].map((name) => [name, 'x'])
    const { report } = await lookAt(server, me, zipped([...(await filesOf(me)), ...bad]))
    expect(report!.leftOut).toEqual({ unreadable: 0, withoutBytes: 0, badPaths: 4 })
  })

  thoroughTest('with a wrong file type or size does not begin', async () => {
    const body = { kind: 'account', id: uuidv7(), name: 'export.exe', bytes: 9, zone: 'UTC' }
    expect(await me.fail(beginImport, { body })).toMatchObject({ status: 415 })
    expect(await me.fail(beginImport, { body: { ...body, name: 'a.zip', bytes: 1e12 } })).toMatchObject({ status: 413 })
    await me.call(beginImport, { body: { ...body, name: 'a.zip' } })
    expect(await me.fail(putImportPart, { params: { id: body.id, index: 0 }, body: new Uint8Array(20) })).toMatchObject({ status: 409 })
    expect(await me.fail(startImport, { params: { id: body.id }, body: {} })).toMatchObject({ status: 409 })
  })
})

describe('the stored parts of an upload', () => {
  const uploads = async (person: SignedIn) =>
    (await Array.fromAsync(server.app.storage.list(`account/${person.user.id}/imports/`))).map((key) => key.split('/')[3])

  test('are deleted after the import, with the account, and when a worker left them behind', async () => {
    const { zip } = await life()
    const { id } = await lookAt(server, me, zip)
    expect(await uploads(me)).toEqual([id])
    await me.call(startImport, { params: { id }, body: {} })
    await server.app.jobs.idle(['import'])
    expect(await uploads(me)).toEqual([])

    const { id: left } = await lookAt(server, me, zip)
    await server.app.db.execute(`update imports set state = 'cancelled' where id = '${left}'`)
    await sweepUploads(server.app)
    expect(await uploads(me)).toEqual([left])
    // Ids use the machine's clock, which is ahead of this one.
    server.clock.advance(2 * 366 * 86_400_000)
    await sweepUploads(server.app)
    expect(await uploads(me)).toEqual([])

    const away = await signedIn(server)
    await lookAt(server, away, zip)
    await away.call(eraseAccount)
    expect(await uploads(away)).toEqual([])
  })
})

thoroughTest('a zip of many parts is put together again', async () => {
  const { habit } = await life()
  const files = await filesOf(me)
  const noise = Buffer.alloc(IMPORT_PART_BYTES + 1000)
  for (let at = 0; at < noise.length; at += 4) noise.writeUInt32LE(Math.imul(at, 2_654_435_761) >>> 0, at)
  files.set('journal/media/not-of-any-entry.bin', noise)
  const away = await signedIn(server)
  expect((await importZip(server, away, zipped(files))).imported).toMatchObject({ 'habits.habit': 1 })
  expect((await stateOf(away))['habits/habits.jsonl']).toContain(habit)
})
