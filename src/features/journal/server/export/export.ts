import type { FastifyReply } from 'fastify'
import { localDayOf } from '#platform/contract/dates.ts'
import type { HasClock, HasDb, HasStorage, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { consumeQuota } from '#platform/server/quota/quota.ts'
import { openSealed } from '#platform/server/vault/chunks.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { writeZip, type ZipMember } from '#platform/server/zip/write-zip.ts'
import { FORMAT, FORMAT_VERSION, LISTS } from '../../transfer/fernwell.ts'
import { attachmentHeader } from '../attachments/disposition.ts'
import { filesOf } from '../core/files-store.ts'
import { entryPath, journalOf, markdownOf, mediaPath, type Words } from './entry-markdown.ts'
import { attachmentsOf, readAll } from '../core/reading-store.ts'
import { DEFAULT_JOURNAL_ID, type RecordDataOf } from '../../contract/records.ts'
import { homeOf } from '../../journals.ts'
import { journalReasons } from '../../reasons.en.ts'

/** Each export decrypts the whole journal: the limit is enough for any person, and too low to overload a server. */
const ALLOWANCE = {
  feature: 'journal.export',
  limit: 30,
  seconds: 86_400,
  reason: journalReasons.enough_exports(),
}

/** Streams the whole journal as a zip; a page of entries and a chunk of a file are in memory at a time. */
export async function sendExport(
  app: HasClock & HasDb & HasStorage & HasVault,
  person: Person,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await consumeQuota(app.db, app.clock, person.id, ALLOWANCE)
  const key = await app.vault.keyOf(person.id)
  const now = app.clock.now()
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': attachmentHeader(`fernwell-journal-${localDayOf(now, person.zone, person.dayStart)}.zip`),
  })
  return reply.send(writeZip(members(app, key, person.id, now), now))
}

async function* members(app: HasDb & HasStorage, key: PersonKey, userId: string, now: Date): AsyncGenerator<ZipMember> {
  yield { path: 'journal.json', content: journalJson(app, key, userId, now), compress: true }
  for await (const { path, text } of markdownNotes(app, key, userId)) yield { path, content: once(text), compress: true }
  for await (const { path, content } of mediaFiles(app, key, userId)) yield { path, content, compress: false }
}

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}

/** Every entry outside the trash as a Markdown note, by its path in an export. */
export async function* markdownNotes(app: HasDb, key: PersonKey, userId: string): AsyncGenerator<{ path: string; text: string }> {
  const words = await wordsOf(app, key, userId)
  const taken = new Set<string>()
  for await (const entries of pagesOf(readAll(app.db, key, userId, 'entry'), 100)) {
    const ids = entries.map(({ id }) => id)
    const attachments = Map.groupBy(await attachmentsOf(app.db, key, userId, ids), ({ data }) => data.entryId)
    for (const { id, data } of entries) {
      if (!data.trashedAt)
        yield { path: entryPath(data, taken, journalOf(words, data.journalId)), text: markdownOf(data, attachments.get(id) ?? [], words) }
    }
  }
}

/** The bytes of every attachment, by its path in an export. Files that are missing in storage are left out. */
export async function* mediaFiles(
  app: HasDb & HasStorage,
  key: PersonKey,
  userId: string,
): AsyncGenerator<{ path: string; content: AsyncIterable<Uint8Array> }> {
  for await (const page of pagesOf(readAll(app.db, key, userId, 'attachment'), 100)) {
    const rows = await filesOf(
      app.db,
      userId,
      page.map(({ id }) => id),
    )
    const files = new Map(rows.map((file) => [file.id, file]))
    for (const { id, data } of page) {
      const file = files.get(id)
      const objectKey = file && (file.fullKey ?? file.originalKey)
      if (!objectKey) continue
      const object = await openSealed(app.storage, key, objectKey).catch(() => undefined)
      if (object) yield { path: mediaPath(id, data), content: object.read() as AsyncIterable<Uint8Array> }
    }
  }
}

/** The JSON that an import reads, written record by record. */
async function* journalJson(app: HasDb, key: PersonKey, userId: string, now: Date): AsyncGenerator<Buffer> {
  const about = { format: FORMAT, version: FORMAT_VERSION, exportedAt: now.toISOString() }
  yield Buffer.from(`${JSON.stringify(about, null, 1).slice(0, -2)},\n`)
  for (const [index, { name, kind }] of LISTS.entries()) {
    yield Buffer.from(` ${JSON.stringify(name)}: [`)
    let isFirst = true
    for await (const page of pagesOf(readAll(app.db, key, userId, kind), 200)) {
      const lines = page.map(({ id, data }) => `\n  ${JSON.stringify({ id, ...exported(kind, data) })}`)
      yield Buffer.from((isFirst ? '' : ',') + lines.join(','))
      isFirst = false
    }
    yield Buffer.from(`${isFirst ? '' : '\n '}]${index === LISTS.length - 1 ? '' : ','}\n`)
  }
  yield Buffer.from('}\n')
}

/** Removes the lock, which belongs to this account's devices, and conflicts, whose versions are not exported. */
function exported(kind: string, data: object): object {
  if (kind === 'settings') return { ...data, lock: null }
  if (kind === 'entry') return { ...data, conflicts: [] }
  return data
}

export async function wordsOf(app: HasDb, key: PersonKey, userId: string): Promise<Words> {
  const [activities, moods] = [new Map<string, string>(), new Map<string, string>()]
  const journals = new Map<string, RecordDataOf['journal']>()
  for await (const { id, data } of readAll(app.db, key, userId, 'activity')) activities.set(id, data.name)
  for await (const { id, data } of readAll(app.db, key, userId, 'mood')) moods.set(id, data.name)
  for await (const { id, data } of readAll(app.db, key, userId, 'journal')) journals.set(id, data)
  const isSeveral = [...journals].some(([id, { into }]) => id !== DEFAULT_JOURNAL_ID && into === null)
  const nameOf = (id: string) => journals.get(id)?.name || 'Journal'
  const named = isSeveral ? [DEFAULT_JOURNAL_ID, ...journals.keys()].map((id): [string, string] => [id, nameOf(homeOf(journals, id))]) : []
  return { activities, moods, journals: new Map(named) }
}

async function* pagesOf<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let page: T[] = []
  for await (const item of items) {
    page.push(item)
    if (page.length < size) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}
