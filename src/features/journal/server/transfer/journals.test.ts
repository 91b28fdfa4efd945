import { describe, expect, it } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { openArchive } from '#platform/server/imports/archive.ts'
import { uploadOf } from '#platform/server/imports/upload.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { DEFAULT_JOURNAL_ID } from '../../contract/records.ts'
import { exportJournal } from '../../contract/transfer.ts'
import { journalServer } from '../feature.ts'
import { change, newEntry, push } from '../sync/device.fixture.ts'
import { importFile, of, undone, type Device } from './fixtures/importing.fixture.ts'
import { zipFile } from './fixtures/zip.fixture.ts'

const server = sharedServer([journalServer])

const dayOne = (...texts: string[]) =>
  JSON.stringify({
    metadata: { version: '1.0' },
    entries: texts.map((text, n) => ({
      uuid: Buffer.from(text.padEnd(16, '.').slice(0, 15) + n).toString('hex'),
      creationDate: `2024-05-0${n + 1}T10:00:00Z`,
      timeZone: 'Europe/Berlin',
      text,
    })),
  })
const archive = () => zipFile({ 'Journal.json': dayOne('Porridge again'), 'Travels.json': dayOne('Night train', 'Harbour lights') })

/** Texts of entries by the name of the journal they are in; the first one's is `first`. */
async function byJournal(device: Device): Promise<Record<string, string[]>> {
  const names = new Map((await of(device, 'journal')).map(({ id, name }) => [id, name]))
  const found: Record<string, string[]> = {}
  for (const { journalId, title, body } of await of(device, 'entry')) {
    const name = journalId === DEFAULT_JOURNAL_ID ? 'first' : (names.get(journalId) ?? 'nowhere')
    found[name] = [...(found[name] ?? []), title || body].toSorted()
  }
  return found
}

describe('the journals of a source', () => {
  it('become journals here; one with the name of the first journal joins it, and the report says so before', async () => {
    const device = await signedIn(server)
    const { report } = await importFile(server, device, 'export.zip', await archive())
    expect(report!.journals).toEqual([{ name: 'Travels', count: 2 }])
    expect(await byJournal(device)).toEqual({ first: ['Porridge again'], Travels: ['Harbour lights', 'Night train'] })
    expect((await of(device, 'entry')).flatMap(({ tags }) => tags)).toEqual([])
  })

  it('join one of the same name, are not created twice, and are removed with the import that created them', async () => {
    const device = await signedIn(server)
    const own = uuidv7()
    await push(device, change('journal', { recordId: own, patch: { name: 'travels', colour: 'rose' } }))
    const first = await importFile(server, device, 'export.zip', await archive())
    await importFile(
      server,
      device,
      'more.zip',
      await zipFile({ 'Work.json': dayOne('Minutes'), 'Travels.json': dayOne('Night train', 'Harbour lights') }),
    )
    expect((await of(device, 'journal')).map(({ name }) => name).toSorted()).toEqual(['Work', 'travels'])
    expect(await byJournal(device)).toMatchObject({ travels: ['Harbour lights', 'Night train'], Work: ['Minutes'] })
    await undone(server, device, first.id)
    expect((await of(device, 'journal')).map(({ name }) => name).toSorted()).toEqual(['Work', 'travels'])
    const other = await signedIn(server)
    const imported = await importFile(server, other, 'export.zip', await archive())
    await undone(server, other, imported.id)
    expect(await of(other, 'journal')).toEqual([])
  })

  it('become tags when the person wants a single journal', async () => {
    const device = await signedIn(server)
    await importFile(server, device, 'export.zip', await archive(), { journalsApart: false })
    expect(await of(device, 'journal')).toEqual([])
    expect((await of(device, 'entry')).map(({ tags }) => tags.join()).toSorted()).toEqual(['', 'Travels', 'Travels'])
  })

  it('beyond the thirty that there can be become tags, too', async () => {
    const device = await signedIn(server)
    const files = Object.fromEntries(Array.from({ length: 32 }, (_, n) => [`Volume ${n + 10}.json`, dayOne(`Page ${n + 10}`)]))
    await importFile(server, device, 'many.zip', await zipFile(files))
    expect(await of(device, 'journal')).toHaveLength(29)
    const tagged = (await of(device, 'entry')).filter(({ journalId }) => journalId === DEFAULT_JOURNAL_ID)
    expect(tagged.map(({ tags }) => tags.length)).toEqual([1, 1, 1])
  })
})

describe('an export', () => {
  async function exported(device: Device) {
    const zip = Buffer.from(await (await device.call(exportJournal)).arrayBuffer())
    const opened = await openArchive(
      uploadOf(zip.length, async (start, end) => zip.subarray(start, end)),
      'export.zip',
    )
    const notes = opened.files.map(({ path }) => path).filter((path) => path.endsWith('.md'))
    return { zip, notes: notes.toSorted(), text: (path: string) => opened.text(path) }
  }

  it('has a folder for each journal, and restores all of them in another account, joining journals of the same name', async () => {
    const device = await signedIn(server)
    const [travels, removed] = [uuidv7(), uuidv7()]
    await push(device, newEntry({ title: 'Alone' }))
    expect((await exported(device)).notes).toEqual(['entries/2026/2026-05-04 1200 Alone.md'])
    await push(
      device,
      change('journal', { recordId: travels, patch: { name: 'By sea: north', colour: 'lake' } }),
      change('journal', { recordId: removed, patch: { name: 'Old' } }),
      newEntry({ title: 'Ferry', journalId: travels }),
      newEntry({ title: 'Moved along', journalId: removed }),
      change('journal', { recordId: removed, patch: { into: travels, name: '' } }),
    )
    const { zip, notes, text } = await exported(device)
    expect(notes).toEqual([
      'entries/By sea north/2026/2026-05-04 1200 Ferry.md',
      'entries/By sea north/2026/2026-05-04 1200 Moved along.md',
      'entries/Journal/2026/2026-05-04 1200 Alone.md',
    ])
    expect(await text(notes[0]!)).toContain('journal: "By sea: north"')
    const other = await signedIn(server)
    const theirs = uuidv7()
    await push(other, change('journal', { recordId: theirs, patch: { name: 'by sea: north' } }))
    const { report } = await importFile(server, other, 'export.zip', zip)
    expect(report!.journals).toEqual([{ name: 'By sea: north', count: 2 }])
    const entries = new Map((await of(other, 'entry')).map(({ title, journalId }) => [title, journalId]))
    expect(entries.get('Ferry')).toBe(theirs)
    expect(entries.get('Alone')).toBe(DEFAULT_JOURNAL_ID)
    const redirected = (await of(other, 'journal')).find(({ id }) => id === entries.get('Moved along'))
    expect(redirected?.into).toBe(theirs)
  })
})
