import { AppError, notFound } from '#platform/contract/errors.ts'
import type { App } from '#platform/server/app.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { IMPORT_ENDINGS, IMPORT_PART_BYTES, MAX_IMPORT_BYTES, type ImportState } from '../../contract/transfer.ts'
import { endingOf } from '../../transfer/source.ts'
import { importJob, letGo } from './jobs.ts'
import { addImport, changeImport, countActive, importOf, type ImportChange, type ImportRow } from './store.ts'
import { bytesOfPart, partsOf, putPart } from './upload.ts'
import { journalReasons } from '../../reasons.en.ts'

/** Imports of one person that may be on their way at once: each holds up to 2 GB of storage. */
const MOST_ACTIVE = 3
/** Work that has said nothing for so long has lost its worker. */
const SILENT_MS = 10 * 60_000

export async function begin(
  app: App,
  userId: string,
  given: { id: string; name: string; bytes: number; zone: string },
): Promise<ImportRow> {
  if (given.bytes > MAX_IMPORT_BYTES)
    throw new AppError('too_large', journalReasons.import_too_large({ gigabytes: MAX_IMPORT_BYTES / 1024 ** 3 }))
  const ending = endingOf(given.name)
  if (!IMPORT_ENDINGS.some((known) => known === ending)) {
    throw new AppError('unsupported', journalReasons.import_ending({ endings: IMPORT_ENDINGS.map((known) => `.${known}`).join(', ') }))
  }
  const key = await app.vault.keyOf(userId)
  if ((await countActive(app.db, userId, given.id)) >= MOST_ACTIVE) {
    throw new AppError('limit', journalReasons.imports_too_many())
  }
  const words = { name: given.name, zone: given.zone, report: null, moods: {} }
  const added = await addImport(app.db, key, { userId, id: given.id, bytes: given.bytes, words, now: app.clock.now() })
  if (added) return added
  const known = await importOf(app.db, key, userId, given.id)
  if (!known || known.bytes !== given.bytes || known.words.name !== given.name) {
    throw new AppError('conflict', journalReasons.import_known())
  }
  return known
}

/** Keeps a part; the last one to arrive starts the reading. */
export async function receivePart(
  app: App,
  userId: string,
  id: string,
  index: number,
  content: AsyncIterable<Uint8Array>,
): Promise<ImportRow> {
  const key = await app.vault.keyOf(userId)
  const row = await importOf(app.db, key, userId, id)
  if (!row || index >= partsOf(row.bytes)) throw notFound(journalReasons.part_not_here())
  if (row.state !== 'uploading') {
    if (row.parts.includes(index)) return row
    throw new AppError('conflict', journalReasons.parts_closed())
  }
  const expected = bytesOfPart(row.bytes, index)
  const got = await putPart(app, key, { userId, id, index }, bounded(content))
  if (got !== expected) throw new AppError('conflict', journalReasons.part_cut({ part: index, got, expected }))
  return change(app, key, userId, id, ['uploading', 'reading'], async (tx, now) => {
    if (now.state === 'reading' || now.parts.includes(index)) return {}
    const parts = [...now.parts, index].toSorted((a, b) => a - b)
    if (parts.length < partsOf(now.bytes)) return { parts }
    await app.jobs.send(importJob, { userId, id }, { tx })
    return { parts, state: 'reading' }
  })
}

async function* bounded(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of content) {
    bytes += piece.length
    if (bytes > IMPORT_PART_BYTES)
      throw new AppError('too_large', journalReasons.part_too_large({ megabytes: IMPORT_PART_BYTES / 1024 ** 2 }))
    yield piece
  }
}

export async function start(
  app: App,
  userId: string,
  id: string,
  choices: { zone: string; moods: readonly { name: string; level: number }[] },
): Promise<ImportRow> {
  const key = await app.vault.keyOf(userId)
  return change(app, key, userId, id, ['ready', 'running', 'done'], async (tx, now) => {
    // Pressed twice is pressed once.
    if (now.state !== 'ready') return {}
    await app.jobs.send(importJob, { userId, id }, { tx })
    const moods = Object.fromEntries(choices.moods.map(({ name, level }) => [name.toLowerCase(), level]))
    return { state: 'running', done: 0, entries: 0, words: { ...now.words, zone: choices.zone, moods } }
  })
}

export async function cancel(app: App, userId: string, id: string): Promise<ImportRow> {
  const key = await app.vault.keyOf(userId)
  const row = await change(app, key, userId, id, ['uploading', 'reading', 'ready', 'running', 'cancelled'], async () => ({
    state: 'cancelled',
  }))
  await letGo(app, row)
  return { ...row, parts: [] }
}

export async function undo(app: App, userId: string, id: string): Promise<ImportRow> {
  const key = await app.vault.keyOf(userId)
  return change(app, key, userId, id, ['done', 'cancelled', 'failed', 'undoing', 'undone'], async (tx, now) => {
    if (now.state === 'undoing' || now.state === 'undone') return {}
    await app.jobs.send(importJob, { userId, id }, { tx })
    return { state: 'undoing', done: 0 }
  })
}

/** An import as it stands. When its worker seems lost, another is asked to go on. */
export async function look(app: App, userId: string, id: string): Promise<ImportRow> {
  const row = await importOf(app.db, await app.vault.keyOf(userId), userId, id)
  if (!row) throw notFound(journalReasons.import_not_here())
  const isAtWork = row.state === 'reading' || row.state === 'running' || row.state === 'undoing'
  if (isAtWork && app.clock.now().getTime() - row.updatedAt.getTime() > SILENT_MS) {
    await app.jobs.send(importJob, { userId, id }, { key: id })
  }
  return row
}

/** Changes an import under its lock, when it is in one of these states. */
async function change(
  app: App,
  key: PersonKey,
  userId: string,
  id: string,
  states: readonly ImportState[],
  next: (tx: Db, now: ImportRow) => Promise<ImportChange>,
): Promise<ImportRow> {
  return app.db.transaction(async (tx) => {
    const now = await importOf(tx, key, userId, id, { lock: true })
    if (!now) throw notFound(journalReasons.import_not_here())
    if (!states.includes(now.state)) throw new AppError('conflict', journalReasons.import_moved_on())
    const wanted = await next(tx, now)
    if (Object.keys(wanted).length > 0) await changeImport(tx, key, { userId, id }, wanted, app.clock.now())
    return { ...now, ...(wanted as Partial<ImportRow>) }
  })
}
