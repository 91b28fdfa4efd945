import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Writable } from 'node:stream'
import copyStreams from 'pg-copy-streams'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { openArchive, type OpenArchive } from '#platform/server/imports/archive.ts'
import { uploadOf } from '#platform/server/imports/upload.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { putAttachment } from '../../contract/attachments.ts'
import { SETTINGS_ID, type EntryData, type Lock } from '../../contract/records.ts'
import { pushChanges, type Change } from '../../contract/sync.ts'
import { exportBook, exportJournal, lookAtBook } from '../../contract/transfer.ts'
import { wavOf } from '../attachments/tiny-files.fixture.ts'
import { journalServer } from '../feature.ts'
import { at, change, newEntry, push } from '../sync/device.fixture.ts'
import { importFile, of, type Device } from '../transfer/fixtures/importing.fixture.ts'

const server = sharedServer([journalServer])

type Wish = Partial<EntryData> & { id?: string; day: string }

async function write(device: Device, wishes: Wish[]): Promise<string[]> {
  const changes = wishes.map(({ id = uuidv7(), day, tags, activities, feelings, attachments, ...rest }): Change => {
    const { trashedAt: _, createdAt: __, conflicts: ___, source: ____, ...patch } = rest
    const add = {
      ...(tags && { tags }),
      ...(activities && { activities }),
      ...(feelings && { feelings }),
      ...(attachments && { attachments }),
    }
    return {
      kind: 'entry',
      changeId: uuidv7(),
      recordId: id,
      base: 0,
      editedAt: '2026-05-04T09:00:00.000Z',
      device: 'Test',
      patch: { when: { at: `${day}T17:30:00.000Z`, zone: 'Europe/Berlin', localDay: day }, ...patch, add },
    }
  })
  const { results } = await device.call(pushChanges, { body: { changes } })
  expect(results.map(({ status }) => status)).toEqual(wishes.map(() => 'applied'))
  return changes.map(({ recordId }) => recordId)
}

async function attach(device: Device, entryId: string, bytes: Uint8Array): Promise<string> {
  const id = uuidv7()
  await device.call(putAttachment, { params: { id }, query: { entryId }, body: new Blob([new Uint8Array(bytes)]) })
  await server.app.jobs.idle(['journal.photo'])
  return id
}

/** Unpacks an export. */
async function exported(device: Device): Promise<{ zip: Buffer; archive: OpenArchive; json: Record<string, Record<string, unknown>[]> }> {
  const answer = await device.call(exportJournal)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="fernwell-journal-2026-05-04\.zip"/)
  const zip = Buffer.from(await answer.arrayBuffer())
  const archive = await openArchive(
    uploadOf(zip.length, async (start, end) => zip.subarray(start, end)),
    'x.zip',
  )
  return { zip, archive, json: JSON.parse(await archive.text('journal.json')) as never }
}

const MIXED =
  'Ein **fetter** und *schräger* Satz über Äpfel, Ćevapi, Ελλάδα и Москва 🌿.\n\nשלום עולם, this is English, ועוד מילים.\n\nمرحبا بالعالم الجميل 123\n\n1. one\n2. two\n   - three\n\n> A quote\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n```\ncode\n```'

const photoOf = (width: number) =>
  sharp({ create: { width, height: 80, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

async function aJournal(device: Device): Promise<void> {
  const [first, second] = [uuidv7(), uuidv7()]
  const [photo, sound] = [await attach(device, first, await photoOf(120)), await attach(device, first, wavOf(1))]
  const page = await attach(device, second, Buffer.from('<html>kept as a file</html>'))
  const [activity] = await of(device, 'activity')
  const moodId = uuidv7()
  const at = { changeId: uuidv7(), base: 0, editedAt: '2026-05-04T09:00:00.000Z', device: 'Test' }
  await device.call(pushChanges, {
    body: {
      changes: [
        { ...at, kind: 'mood', recordId: moodId, patch: { level: 5, name: 'sunlit' } },
        { ...at, changeId: uuidv7(), kind: 'template', recordId: uuidv7(), patch: { name: 'Mine', body: '## Today' } },
        { ...at, changeId: uuidv7(), kind: 'hardRange', recordId: uuidv7(), patch: { from: '2020-01-01', to: '2020-01-05', note: 'rain' } },
      ],
    },
  })
  await write(device, [
    {
      id: first,
      day: '2026-05-03',
      title: 'A heron / שלום 🌿',
      body: `# Heading\n\nText *with* stars \\* and ![A pond](attachment:${photo})\n\n- [x] done\n- [ ] open`,
      mood: { level: 5, moodId },
      tags: ['garden', 'Two words'],
      feelings: ['calm'],
      activities: [activity!.id],
      place: 'Home',
      weather: { kind: 'rain', celsius: 11.5 },
      starred: true,
      hard: true,
      attachments: [photo, sound],
      promptId: 'p-1',
    },
    { id: second, day: '2026-05-03', body: MIXED, attachments: [page] },
    { day: '1900-01-01', title: 'Long ago', body: '' },
  ])
  const [trashed] = await write(device, [{ day: '2026-05-01', body: 'thrown away' }])
  await device.call(pushChanges, {
    body: { changes: [{ ...at, changeId: uuidv7(), kind: 'entry', recordId: trashed!, base: 1e6, patch: { trashed: true } }] },
  })
}

/** An export with account-specific values replaced: the ids of named records (every account has its own starters). */
function comparable(json: Record<string, Record<string, unknown>[]>): unknown {
  const names = new Map(
    ['groups', 'activities', 'moods'].flatMap((list) => json[list]!.map(({ id, name }): [unknown, unknown] => [id, name])),
  )
  const text = JSON.stringify({ ...json, exportedAt: '' })
  const named = JSON.parse([...names].reduce((all, [id, name]) => all.replaceAll(String(id), String(name)), text)) as Record<
    string,
    { id: string }[]
  >
  for (const list of Object.values(named)) if (Array.isArray(list)) list.sort((a, b) => a.id.localeCompare(b.id))
  return named
}

describe('an export', () => {
  it('imported into a new account gives the same journal, to the byte of each file', async () => {
    const [from, to] = [await signedIn(server), await signedIn(server)]
    await aJournal(from)
    const one = await exported(from)
    expect(await importFile(server, to, 'fernwell.zip', one.zip)).toMatchObject({
      source: 'fernwell',
      state: 'done',
      entries: 4,
      report: { problems: [] },
    })
    const two = await exported(to)
    expect(comparable(two.json)).toEqual(comparable(one.json))
    const media = ({ archive }: typeof one) =>
      archive.files
        .map(({ path: file }) => file)
        .filter((file) => file.startsWith('media/'))
        .toSorted()
    expect(media(two)).toEqual(media(one))
    expect(media(one)).toHaveLength(3)
    for (const file of media(one)) expect(await buffer(await two.archive.open(file))).toEqual(await buffer(await one.archive.open(file)))
    // A second import into the same account adds nothing.
    expect(await importFile(server, to, 'fernwell.zip', one.zip)).toMatchObject({ state: 'done', entries: 0 })
    expect(await of(to, 'entry')).toHaveLength(4)
  })

  it('is readable without us: a note for each entry with its head, names that any system takes, links to its files', async () => {
    const device = await signedIn(server)
    await aJournal(device)
    const { zip, archive } = await exported(device)
    const names = archive.files.map(({ path: file }) => file).filter((file) => file.startsWith('entries/'))
    expect(names.toSorted()).toEqual([
      'entries/1900/1900-01-01 1830 Long ago.md',
      'entries/2026/2026-05-03 1930 A heron שלום 🌿.md',
      'entries/2026/2026-05-03 1930.md',
    ])
    const note = await archive.text('entries/2026/2026-05-03 1930 A heron שלום 🌿.md')
    expect(note).toMatch(/^---\ndate: 2026-05-03\ntime: "19:30"\ntimezone: Europe\/Berlin\n/)
    expect(note).toContain('mood: 5\nmood name: "sunlit"')
    expect(note).toMatch(/!\[A pond\]\(\.\.\/\.\.\/media\/[0-9a-f-]{36}\.webp\)/)
    expect(note).toMatch(/\[\]\(\.\.\/\.\.\/media\/[0-9a-f-]{36}\.wav\)/)
    // Another program can read it too.
    const file = path.join(server.config.dataDir, 'check.zip')
    await writeFile(file, zip)
    expect(
      execFileSync('python3', ['-c', `import zipfile; z = zipfile.ZipFile("${file}"); print(z.testzip(), len(z.namelist()))`])
        .toString()
        .trim(),
    ).toBe(`None ${archive.files.length}`)
    execFileSync('rm', [file])
  })

  it('is one’s own alone', async () => {
    const answer = await server.client().fetch('/api/journal/export')
    expect(answer.status).toBe(401)
  })
})

describe('a book', () => {
  it('has the entries of its days, with pictures, in any script', async () => {
    const device = await signedIn(server, { displayName: 'Ada Müller' })
    await aJournal(device)
    const answer = await device.call(exportBook, { query: { from: '1900-01-01', to: '1905-01-01', locale: 'de' } })
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="fernwell-journal-1900-01-01-1905-01-01\.pdf"/)
    const small = Buffer.from(await answer.arrayBuffer())
    const full = Buffer.from(
      await (await device.call(exportBook, { query: { from: '2026-01-01', to: '2026-12-31', locale: 'en' } })).arrayBuffer(),
    )
    const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
    for (const pdf of [small, full]) expect(pdf.toString('latin1')).toMatch(/^%PDF-1[\s\S]*%%EOF\s*$/)
    expect(pages(small)).toBe(3)
    expect(full.includes('/Subtype /Image')).toBe(true)
    expect(small.includes('/Subtype /Image')).toBe(false)
    expect(full.includes('NotoSansHebrew')).toBe(true)
  })

  it('reports in advance the characters it cannot show, by script; it supports right-to-left and Chinese text', async () => {
    const device = await signedIn(server)
    const notes = {
      '2024-05-04 one.md': 'สวัสดี to all, ሰላም, and ⁨שלום⁩, السلام, 你好, 👩🏽‍💻',
      '2024-05-05 ดี.md': 'Plain words.',
      '2024-05-06 two.md': 'ดี outside of the days that were asked for',
    }
    const { zipFile } = await import('../transfer/fixtures/zip.fixture.ts')
    await importFile(server, device, 'signs.zip', await zipFile(notes), {})
    const { scripts } = await device.call(lookAtBook, { query: { from: '2024-05-04', to: '2024-05-05' } })
    expect(scripts).toEqual([
      { script: 'Thai', signs: 8, examples: ['ส', 'ด', 'ว'] },
      { script: 'Ethi', signs: 3, examples: ['ሰ', 'ላ', 'ም'] },
    ])
    expect(await device.call(lookAtBook, { query: { from: '2020-01-01', to: '2020-02-01' } })).toEqual({ scripts: [] })
    expect(await device.fail(lookAtBook, { query: { from: '2020-02-01', to: '2020-01-01' } })).toMatchObject({ status: 400 })
  })

  it('is of the journals that are looked at, and leaves out those behind the lock until it is open', async () => {
    const device = await signedIn(server)
    const travels = uuidv7()
    const lock: Lock = { way: 'pin', scope: 'chosen', afterMinutes: 5, pin: { salt: 's', iterations: 100_000, hash: 'h' } }
    await push(
      device,
      change('journal', { recordId: travels, patch: { name: 'Travels', locked: true } }),
      newEntry({ title: 'At home', body: 'ดี', when: at('2026-05-04') }),
      newEntry({ title: 'On the ferry', body: 'ሰላም שלום', when: at('2026-05-05'), journalId: travels }),
    )
    const range = { from: '2026-05-01', to: '2026-05-31' }
    const scripts = async (more: { journal?: string; locked?: '1' }) =>
      (await device.call(lookAtBook, { query: { ...range, ...more } })).scripts.map(({ script }) => script).toSorted()
    expect(await scripts({})).toEqual(['Ethi', 'Thai'])
    expect(await scripts({ journal: travels })).toEqual(['Ethi'])
    await push(device, change('settings', { recordId: SETTINGS_ID, patch: { lock } }))
    expect(await scripts({})).toEqual(['Thai'])
    expect(await scripts({ locked: '1' })).toEqual(['Ethi', 'Thai'])
    expect(await scripts({ journal: travels })).toEqual([])
    const book = async (more: { locked?: '1' }) =>
      Buffer.from(await (await device.call(exportBook, { query: { ...range, locale: 'en', ...more } })).arrayBuffer()).toString('latin1')
    expect([await book({}), await book({ locked: '1' })].map((pdf) => pdf.includes('NotoSansHebrew'))).toEqual([false, true])
  })

  it('without entries contains a note; with an end before its beginning it is refused', async () => {
    const device = await signedIn(server)
    const none = await device.call(exportBook, { query: { from: '2020-01-01', to: '2020-02-01' } })
    expect(Buffer.from(await none.arrayBuffer()).toString('latin1')).toMatch(/%%EOF/)
    expect(await device.fail(exportBook, { query: { from: '2020-02-01', to: '2020-01-01' } })).toMatchObject({
      status: 400,
      fields: { to: expect.any(String) },
    })
    expect(await device.fail(exportBook, { query: { from: '1900-01-01', to: '2026-01-01' } })).toMatchObject({ status: 400 })
  })
})

describe('after imports and exports', () => {
  it('no word of anything is in the data folder, the database or the logs', async () => {
    const device = await signedIn(server)
    const word = `kingfisher${uuidv7().replaceAll('-', '')}`
    const notes = {
      [`2024-05-04 ${word}.md`]: `---\ntags: [${word}]\nmood: ${word}\nplace: ${word}\n---\n${word} ![[${word}.txt]]`,
      [`${word}.txt`]: word,
      [`${word}.md`]: 'no day',
    }
    const { zipFile } = await import('../transfer/fixtures/zip.fixture.ts')
    const done = await importFile(server, device, `${word}.zip`, await zipFile(notes), { moods: [{ name: word, level: 2 }] })
    expect(done.report!.problems[0]!.item).toContain(word)
    await (await device.call(exportJournal)).arrayBuffer()
    await (await device.call(exportBook, { query: { from: '2024-01-01', to: '2024-12-31' } })).arrayBuffer()
    expect((await of(device, 'entry'))[0]).toMatchObject({ title: word, place: word })
    const client = await server.app.database.pool.connect()
    let dump = ''
    try {
      const { rows } = await client.query<{ name: string }>(
        "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
      )
      for (const { name } of rows) {
        const sink = new Writable({
          write(chunk: Buffer, _encoding, next) {
            dump += chunk.toString('latin1')
            next()
          },
        })
        await pipeline(client.query(copyStreams.to(`copy (select * from ${name}) to stdout`)), sink)
      }
    } finally {
      client.release()
    }
    expect(dump).toContain(device.user.id)
    expect([dump.includes(word), dump.includes(Buffer.from(word).toString('hex')), server.logged().includes(word)]).toEqual([
      false,
      false,
      false,
    ])
    expect(execFileSync('sh', ['-c', `grep -rlaF ${word} "${server.config.dataDir}" || true`]).toString()).toBe('')
  })
})
