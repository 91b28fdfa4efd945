import { Buffer } from 'node:buffer'
import { invalid, notFound } from '#platform/contract/errors.ts'
import type { HasDb, HasLog, HasVault } from '#platform/server/app/app.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { RecordDependencies } from '../core/dependencies.ts'
import type { EntryData, JournalRecord } from '../../contract/records.ts'
import type { JournalQuery, Version } from '../../contract/sync.ts'
import { openVersion } from '../core/envelope.ts'
import { inScope, entryPage, trashPage, type Place } from '../core/entries-store.ts'
import { headOf, recordRows, rowsAfter, versionRow, versionsOf, type RecordRow } from '../core/records-store.ts'
import type { Author } from './author.ts'
import { journalScope } from './journal-scope.ts'
import { assertDays } from './days.ts'
import { damaged, opened } from './opening.ts'
import { UnitOfWork } from './unit-of-work.ts'
import { journalReasons } from '../../reasons.en.ts'

/** About this much sealed text goes into one answer; a longer list is continued in the next. */
const PAGE_BYTES = 4 * 1024 * 1024

type Page = { records: JournalRecord[]; next: number; more: boolean }

/** Records that changed after `since`. A new person first gets the starter activities. */
export async function pullRecords(
  app: RecordDependencies,
  author: Author,
  { since, limit, entries }: { since: number; limit: number; entries: '0' | '1' },
): Promise<Page> {
  let head = await headOf(app.db, author.id)
  if (!head.started) {
    await UnitOfWork.run(app, author, async () => {})
    head = await headOf(app.db, author.id)
  }
  // A device ahead of our counter has state from before a backup was restored, so it gets everything again.
  const from = since > head.seq ? 0 : since
  const { rows, more } = await rowsAfter(app.db, author.id, from, limit, PAGE_BYTES, entries === '0' ? 'entries' : undefined)
  const records = await opened(app, author.id, rows)
  const last = rows.at(-1)?.seq ?? from
  // At the end of the list the head counts: it also covers changes of entries that this device does not read.
  return { records, next: more ? last : Math.max(last, head.seq), more }
}

type ListQuery = Partial<JournalQuery> & {
  cursor?: string | undefined
  limit: number
  from?: LocalDay | undefined
  to?: LocalDay | undefined
  trash: boolean
}

export async function listEntries(
  app: HasDb & HasLog & HasVault,
  userId: string,
  query: ListQuery,
): Promise<{ entries: JournalRecord[]; next: string | null }> {
  const { cursor, limit, from, to, trash } = query
  assertDays(...[from, to].filter((day) => day !== undefined))
  const after = cursor === undefined ? undefined : parseCursor(cursor, trash)
  const within = inScope(await journalScope(app, userId, query))
  const page = { after, limit, bytes: PAGE_BYTES, within }
  const { rows, more } = trash ? await trashPage(app.db, userId, page) : await entryPage(app.db, userId, { ...page, from, to })
  const last = rows.at(-1)
  return { entries: await opened(app, userId, rows), next: more && last ? cursorOf(last, trash) : null }
}

function cursorOf(row: RecordRow, trash: boolean): string {
  const place = trash ? [row.trashedAt!.toISOString(), row.id] : [row.localDay!, row.at!.toISOString(), row.id]
  return Buffer.from(place.join('|')).toString('base64url')
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function parseCursor(cursor: string, trash: boolean): Place {
  const parts = Buffer.from(cursor, 'base64url').toString().split('|')
  const [day, at, id] = trash ? ['2000-01-01', ...parts] : parts
  const isRight = parts.length === (trash ? 2 : 3) && DAY.test(day ?? '') && INSTANT.test(at ?? '') && ID.test(id ?? '')
  const dates = [Date.parse(`${day}T00:00:00Z`), Date.parse(at ?? '')]
  if (!isRight || dates.some(Number.isNaN) || day! < '0001') throw invalid('cursor', journalReasons.no_such_place())
  return { localDay: day!, at: new Date(dates[1]!), id: id! }
}

/** One entry, in the trash or not, with its attachments. */
export async function entryWithAttachments(
  app: HasDb & HasLog & HasVault,
  userId: string,
  id: string,
): Promise<{ entry: JournalRecord; attachments: JournalRecord[] }> {
  const row = await entryRow(app, userId, id)
  const [entry] = await opened(app, userId, [row])
  if (!entry) throw damaged()
  const rows = await recordRows(app.db, userId, (entry.data as EntryData).attachments)
  const attachments = await opened(
    app,
    userId,
    rows.filter(({ kind, sealed }) => kind === 'attachment' && sealed !== null),
  )
  return { entry, attachments }
}

async function entryRow(app: HasDb, userId: string, id: string): Promise<RecordRow> {
  const [row] = await recordRows(app.db, userId, [id])
  if (row?.kind !== 'entry' || !row.sealed) throw notFound(journalReasons.entry_not_here())
  return row
}

export async function versionList(app: HasDb & HasVault, userId: string, entryId: string): Promise<Version[]> {
  await entryRow(app, userId, entryId)
  const key = await app.vault.keyOf(userId)
  const rows = await versionsOf(app.db, userId, entryId)
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    reason: row.reason,
    words: row.words,
    device: openVersion(key, row).device,
  }))
}

export async function oneVersion(
  app: HasDb & HasVault,
  userId: string,
  entryId: string,
  id: string,
): Promise<{ version: Version; data: EntryData }> {
  const row = await versionRow(app.db, userId, entryId, id)
  if (!row) throw notFound(journalReasons.version_not_here())
  const { device, data } = openVersion(await app.vault.keyOf(userId), row)
  return { version: { id, at: row.at.toISOString(), reason: row.reason, words: row.words, device }, data }
}
