import { createDeflateRaw } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { standingOf } from '#platform/server/activity/activity.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { LIMITS } from '#platform/server/imports/archive.ts'
import { changeImport, importOf } from '#platform/server/imports/store.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { rounds, thoroughTest } from '#testing/depth.ts'
import { getAttachment } from '../../contract/attachments.ts'
import { pushChanges } from '../../contract/sync.ts'
import { journalServer } from '../feature.ts'
import { importFile, of, undone, upload } from './fixtures/importing.fixture.ts'
import { zipFile } from './fixtures/zip.fixture.ts'
import { runImport } from './running.ts'

const server = sharedServer([journalServer])

const notes = (count: number, word = 'note') =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => {
      const day = new Date(Date.UTC(2020, 0, 1 + i)).toISOString().slice(0, 10)
      return [`${day}.md`, `The ${word} of day ${i}.`]
    }),
  )

describe('an import', () => {
  it('reports what an import would add, and writes nothing before it is started', async () => {
    const device = await signedIn(server)
    const report = await upload(server, device, 'notes.zip', await zipFile({ ...notes(3), 'no day.md': 'x', 'todo.txt.exe': 'y' }))
    expect(report).toMatchObject({ state: 'ready', source: 'markdown', total: 4, failure: null })
    expect(report.report).toMatchObject({
      entries: 3,
      known: 0,
      from: '2020-01-01',
      to: '2020-01-03',
      needsZone: true,
      problemCounts: { no_date: 1 },
    })
    expect(report.report!.sample[0]).toMatchObject({ day: '2020-01-01', title: 'The note of day 0.', words: 5 })
    expect(report.report!.problems).toEqual([{ code: 'no_date', item: 'no day.md' }])
    expect(await of(device, 'entry')).toEqual([])
  })

  it('imports each item once: nothing of the same file again, and only new items of a later one', async () => {
    const device = await signedIn(server)
    expect(await importFile(server, device, 'a.zip', await zipFile(notes(3)))).toMatchObject({
      state: 'done',
      entries: 3,
      done: 3,
      total: 3,
      received: [],
    })
    expect(await of(device, 'entry')).toHaveLength(3)
    const again = await importFile(server, device, 'b.zip', await zipFile(notes(5)))
    expect(again).toMatchObject({ state: 'done', entries: 2, report: { entries: 5, known: 3 } })
    expect(await of(device, 'entry')).toHaveLength(5)
  })

  thoroughTest('that loses its worker half-way is continued, and nothing is imported twice', async () => {
    const device = await signedIn(server)
    const { id } = await upload(server, device, 'many.zip', await zipFile(notes(350)))
    const key = await server.app.vault.keyOf(device.user.id)
    const at = { importer: 'journal', userId: device.user.id, id }
    await changeImport(server.app.db, key, at, { state: 'running', done: 0 }, server.clock.now())
    const row = async () => (await importOf(server.app.db, key, at))!
    // The first worker dies after its first batch; the second has no time left; the third finishes.
    const dying = new AbortController()
    dying.abort(new Error('killed'))
    const run = async (signal = new AbortController().signal) => ({ app: server.app, key, row: await row(), signal })
    await expect(runImport(await run(dying.signal))).rejects.toThrow('killed')
    expect(await row()).toMatchObject({ state: 'running', done: 100, entries: 100 })
    expect(await runImport(await run(), 0)).toBe(false)
    // Two workers at once: one of them detects that the other continued the import.
    const both = [await run(), await run()]
    await Promise.all(both.map((one) => runImport(one)))
    expect(await row()).toMatchObject({ state: 'done', done: 350, entries: 350 })
    const bodies = (await of(device, 'entry')).map(({ body }) => body)
    expect(new Set(bodies).size).toBe(350)
    expect(bodies).toHaveLength(350)
  })

  it('can be undone: all its records are removed but those changed since, and can be imported again', async () => {
    const device = await signedIn(server)
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    const csv =
      'full_date,date,weekday,time,mood,activities,note_title,note\n2024-05-04,May 4,Saturday,19:05,rad,"gardening | friends",,with photo\n'
    const files = { ...notes(3), '2021-06-01.md': 'Look: ![[a.jpg]] #garden', 'a.jpg': photo }
    const mine = uuidv7()
    const first = await importFile(server, device, 'a.zip', await zipFile(files))
    const second = await importFile(server, device, 'b.csv', Buffer.from(csv))
    const [changed] = await of(device, 'entry')
    const activity = (await of(device, 'activity')).find(({ name }) => name === 'gardening')!
    const change = { device: 'Test', editedAt: '2026-05-04T10:00:00.000Z', changeId: uuidv7() }
    await device.call(pushChanges, {
      body: {
        changes: [
          { ...change, kind: 'entry', recordId: changed!.id, base: 1e9, patch: { title: 'Mine now' } },
          {
            ...change,
            changeId: uuidv7(),
            kind: 'entry',
            recordId: mine,
            base: 0,
            patch: { when: { at: '2026-05-04T10:00:00.000Z', zone: 'UTC', localDay: '2026-05-04' }, add: { activities: [activity.id] } },
          },
        ],
      },
    })
    expect(await undone(server, device, first.id)).toMatchObject({ state: 'undone', entries: 1 })
    expect(await undone(server, device, second.id)).toMatchObject({ state: 'undone', entries: 0 })
    expect((await of(device, 'entry')).map(({ title, id }) => title || id).toSorted()).toEqual(['Mine now', mine].toSorted())
    // An entry that stays uses this activity; the other one, and the mood's name, are removed.
    const names = (await of(device, 'activity')).map(({ name }) => name)
    expect([names.includes('gardening'), names.includes('friends')]).toEqual([true, false])
    expect(await of(device, 'mood')).toEqual([])
    expect(await of(device, 'attachment')).toEqual([])
    expect(await Array.fromAsync(server.app.storage.list(`journal/${device.user.id}/`))).toEqual([])
    expect(await importFile(server, device, 'a.zip', await zipFile(files))).toMatchObject({ state: 'done', entries: 3 })
  })

  it('is undone with one statement of the ledger for each batch, not with some for each entry', async () => {
    const device = await signedIn(server)
    // More than one batch of a hundred.
    const count = rounds(110, 350)
    const { id } = await importFile(server, device, 'many.zip', await zipFile(notes(count)))
    expect(await undone(server, device, id)).toMatchObject({ state: 'undone', entries: 0 })
    // A row's xmin and cmin identify the transaction and the statement that inserted it.
    const { rows } = await server.app.database.pool.query(
      `select count(*)::int as acts, count(distinct (xmin::text, cmin::text))::int as statements
       from activity_acts where user_id = $1 and key like 'undo:%'`,
      [device.user.id],
    )
    expect(rows[0].acts).toBe(count)
    expect(rows[0].statements).toBeLessThanOrEqual(Math.ceil(count / 100))
    expect((await standingOf(server.app.db, device.user.id, '2026-05-04')).points).toBe(0)
  })
})

describe('a bad file', () => {
  const failureOf = async (name: string, bytes: Uint8Array) => {
    const device = await signedIn(server)
    const { state, failure } = await upload(server, device, name, bytes)
    expect(await of(device, 'entry')).toEqual([])
    expect(await Array.fromAsync(server.app.storage.list(`journal/${device.user.id}/`))).toEqual([])
    return [state, failure]
  }

  it('of another type than its name claims is detected', async () => {
    expect(await failureOf('journal.zip', Buffer.from('this is no zip at all'))).toEqual(['failed', 'unknown_format'])
    expect(await failureOf('journal.json', Buffer.from('{"a": 1}'))).toEqual(['failed', 'unknown_format'])
    expect(await failureOf('diary.db', Buffer.from('SQLite format 3\0 and then nothing'))).toEqual(['failed', 'damaged'])
  })

  it('that was cut off is called damaged', async () => {
    const zip = await zipFile(notes(50))
    expect(await failureOf('cut.zip', zip.subarray(0, Math.floor(zip.length / 2)))).toEqual(['failed', 'damaged'])
    const bent = Buffer.from(zip)
    bent.fill(0x41, 60, 90)
    expect((await failureOf('bent.zip', bent))[0]).toBe('failed')
  })

  it('that unpacks to a thousand times its size is not unpacked', async () => {
    const zeros = Buffer.alloc(LIMITS.ratioFrom + 1)
    const packed = await buffer(Readable.from([zeros], { objectMode: false }).pipe(createDeflateRaw({ level: 9 })))
    expect(zeros.length / packed.length).toBeGreaterThan(LIMITS.ratio)
    expect(await failureOf('bomb.zip', await zipFile({ '2020-01-01.md': zeros }))).toEqual(['failed', 'bomb'])
  })

  it('with paths that leave the archive is imported without those, and they are reported', async () => {
    const device = await signedIn(server)
    const { report } = await upload(
      server,
      device,
      'a.zip',
      await zipFile({ ...notes(1), '../../etc/2020-05-05.md': 'x', '/2020-05-06.md': 'y' }),
    )
    expect(report).toMatchObject({ entries: 1, problemCounts: { bad_path: 2 } })
  })
})

describe('imported content', () => {
  it('retains HTML scripts as plain text, all writing systems, and dates from 1900 to 2100', async () => {
    const device = await signedIn(server)
    await importFile(
      server,
      device,
      'a.zip',
      await zipFile({
        '1900-02-28.md': '<script>alert(1)</script> [x](javascript:alert(1))',
        '2100-02-28.md': '# שלום 🌿 يوم\nטוב',
        '2021-13-45.md': 'no such day',
      }),
    )
    const entries = (await of(device, 'entry')).toSorted((a, b) => a.when.localDay.localeCompare(b.when.localDay))
    expect(entries).toMatchObject([
      { when: { localDay: '1900-02-28', zone: 'Europe/Berlin' }, body: '<script>alert(1)</script> [x](javascript:alert(1))' },
      { when: { localDay: '2100-02-28', at: '2100-02-28T11:00:00.000Z' }, title: 'שלום 🌿 يوم', body: 'טוב' },
    ])
  })

  it('has its pictures re-encoded, in their places, and their sizes recorded', async () => {
    const device = await signedIn(server)
    const photo = await sharp({ create: { width: 3000, height: 200, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    await importFile(
      server,
      device,
      'a.zip',
      await zipFile({ 'days/2021-06-01 Picnic.md': 'Look:\n\n![A cake](img/a.jpg)\n\n![[gone.png]]', 'days/img/a.jpg': photo }),
    )
    const [entry] = await of(device, 'entry')
    const [attachment] = await of(device, 'attachment')
    expect(entry).toMatchObject({ title: 'Picnic', attachments: [attachment!.id], source: 'markdown' })
    expect(entry!.body).toContain(`![A cake](attachment:${attachment!.id})`)
    expect(attachment).toMatchObject({ state: 'ready', mime: 'image/webp', width: 2560, name: 'a.jpg', entryId: entry!.id })
    const full = await device.call(getAttachment, { params: { id: attachment!.id, size: 'full' } })
    expect((await sharp(Buffer.from(await full.arrayBuffer())).metadata()).width).toBe(2560)
  })
})
