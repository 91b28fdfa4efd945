import type { HasDb, HasLog, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, linesFile, type ExportAbout, type ExportFile } from '#platform/server/export/export-file.ts'
import type { RecordDependencies } from './core/dependencies.ts'
import { bytesOf } from './core/files-store.ts'
import { openRecordWithActs, openVersion } from './core/envelope.ts'
import { rowsAfter, textBytesOf, versionsAfter } from './core/records-store.ts'
import { openedAs } from './sync/opening.ts'
import { markdownNotes, mediaFiles } from './export/export.ts'
import { starterIds } from './sync/starters.ts'
import { STARTERS_FILE } from './transfer/own-starters.ts'

const ABOUT_RECORDS = {
  en: 'everything in your journal: entries (also those in the trash), moods, activities, groups, templates, journals, hard days, settings, and the details of each attachment',
  de: 'alles in deinem Tagebuch, wie es jetzt ist: Einträge (auch die im Papierkorb), Stimmungen, Aktivitäten, Gruppen, Vorlagen, Tagebücher, schwere Tage, Einstellungen, und was über jeden Anhang bekannt ist',
}
const ABOUT_VERSIONS = { en: 'earlier versions of entries', de: 'frühere Fassungen von Einträgen' }
const ABOUT_STARTERS = {
  en: 'the ids of the activities that everyone starts with, so that an import recognises them',
  de: 'die Kennungen der Aktivitäten, mit denen alle beginnen, damit ein Import sie wiedererkennt',
}
const NOTES: ExportAbout = {
  path: 'journal/entries/',
  en: 'every entry as a note to read, in Markdown',
  de: 'jeder Eintrag als Notiz zum Lesen, in Markdown',
}
const MEDIA: ExportAbout = {
  path: 'journal/media/',
  en: 'your photos, recordings and files, named by the id of their attachment',
  de: 'deine Fotos, Aufnahmen und Dateien, benannt nach der Kennung ihres Anhangs',
}

/** Bytes of sealed text that are decrypted at a time. */
const PAGE_BYTES = 8 * 1024 * 1024

/** Size estimate: files, which are most of it, and sealed text, which compression makes smaller. */
export async function journalBytes(app: HasDb, userId: string): Promise<number> {
  const [files, text] = await Promise.all([bytesOf(app.db, userId), textBytesOf(app.db, userId)])
  return files + text
}

/** Everything a person wrote, opened page by page: records, earlier states, notes to read, and files. */
export async function* exportJournal(app: RecordDependencies, userId: string): AsyncGenerator<ExportFile> {
  const key = await app.vault.keyOf(userId)
  yield linesFile('journal/records.jsonl', ABOUT_RECORDS, records(app, userId))
  yield jsonFile(STARTERS_FILE, ABOUT_STARTERS, Object.fromEntries(starterIds(key)))
  yield linesFile('journal/versions.jsonl', ABOUT_VERSIONS, versions(app, userId))
  for await (const { path, text } of markdownNotes(app, key, userId)) yield { name: `journal/${path}`, about: NOTES, content: { text } }
  for await (const { path, content } of mediaFiles(app, key, userId))
    yield { name: `journal/${path}`, about: MEDIA, content: { bytes: content } }
}

async function* records(app: HasDb & HasLog & HasVault, userId: string): AsyncGenerator<object> {
  for (let after = 0, more = true; more;) {
    const page = await rowsAfter(app.db, userId, after, 500, PAGE_BYTES)
    for (const record of await openedAs(app, userId, page.rows, openRecordWithActs)) {
      // The lock belongs to this account's devices and is not exported.
      if (record.kind === 'settings' && record.data) yield { ...record, data: { ...record.data, lock: null } }
      else if (record.data) yield record
    }
    after = page.rows.at(-1)?.seq ?? after
    more = page.more
  }
}

async function* versions(app: HasDb & HasVault, userId: string): AsyncGenerator<object> {
  const key = await app.vault.keyOf(userId)
  for await (const row of versionsAfter(app.db, userId)) {
    const { entryId, id, at, reason } = row
    yield { entryId, id, at: at.toISOString(), reason, ...openVersion(key, row) }
  }
}
