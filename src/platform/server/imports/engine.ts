import { isDeepStrictEqual } from 'node:util'
import { IMPORT_PART_BYTES, type ImportState, type TextEncodingName } from '#platform/contract/imports.ts'
import { AppError, notFound } from '#platform/contract/errors.ts'
import { importReasons } from '#platform/contract/reasons.en.ts'
import type { HasClock, HasDb, HasJobs, HasStorage, HasVault } from '../app/app.ts'
import type { Db } from '../db/db.ts'
import type { PersonKey } from '../vault/vault.ts'
import type { ImportKind } from './importer.ts'
import { importJob, releaseUpload } from './jobs.ts'
import { putPart } from './parts.ts'
import { addImport, changeImport, importOf, type ImportChange, type ImportRow } from './store.ts'
import { bytesOfPart, partsOf } from './upload.ts'

/** Unfinished imports of one person at the same time, of all kinds: each needs up to its size in storage. */
const MAX_ACTIVE = 3
/** Work without a sign of life for so long has lost its worker. */
const SILENT_MS = 10 * 60_000

/** Announces a file. With an existing id, of the same file, it is the same import. */
export async function beginImport(
  app: HasClock & HasDb & HasVault,
  kind: ImportKind,
  userId: string,
  given: { id: string; name: string; bytes: number; zone: string },
): Promise<ImportRow> {
  if (given.bytes > kind.maxBytes) throw new AppError('too_large', importReasons.too_large({ megabytes: kind.maxBytes / 1024 ** 2 }))
  const ending = given.name.slice(given.name.lastIndexOf('.') + 1).toLowerCase()
  if (!kind.endings.includes(ending)) {
    throw new AppError('unsupported', importReasons.ending({ endings: kind.endings.map((known) => `.${known}`).join(', ') }))
  }
  const key = await app.vault.keyOf(userId)
  const words = { name: given.name, zone: given.zone, report: null, choices: null }
  const which = { importer: kind.id, userId, id: given.id }
  const added = await addImport(app.db, key, { ...which, bytes: given.bytes, words, now: app.clock.now(), most: MAX_ACTIVE })
  if (added === 'full') throw new AppError('limit', importReasons.too_many())
  if (added !== 'known') return added
  const known = await importOf(app.db, key, which)
  if (known?.importer !== kind.id || known.bytes !== given.bytes || known.words.name !== given.name) {
    throw new AppError('conflict', importReasons.known())
  }
  return known
}

/** Stores a part; the last one to arrive starts the reading. */
export async function receivePart(
  app: HasClock & HasDb & HasJobs & HasStorage & HasVault,
  userId: string,
  id: string,
  index: number,
  content: AsyncIterable<Uint8Array>,
): Promise<ImportRow> {
  const key = await app.vault.keyOf(userId)
  const row = await importOf(app.db, key, { userId, id })
  if (!row || index >= partsOf(row.bytes)) throw notFound(importReasons.part_not_here())
  if (row.state !== 'uploading') {
    if (row.parts.includes(index)) return row
    throw new AppError('conflict', importReasons.parts_closed())
  }
  const expected = bytesOfPart(row.bytes, index)
  const got = await putPart(app, key, row, index, bounded(content))
  if (got !== expected) throw new AppError('conflict', importReasons.part_cut({ part: index, got, expected }))
  return change(app, key, row, ['uploading', 'reading'], async (tx, now) => {
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
      throw new AppError('too_large', importReasons.part_too_large({ megabytes: IMPORT_PART_BYTES / 1024 ** 2 }))
    yield piece
  }
}

/** Imports the planned items, with the person's choices. */
export async function startImport(
  app: HasClock & HasDb & HasJobs & HasVault,
  userId: string,
  id: string,
  { zone, choices }: { zone: string; choices: unknown },
): Promise<ImportRow> {
  const key = await app.vault.keyOf(userId)
  return change(app, key, { userId, id }, ['ready', 'running', 'done'], async (tx, now) => {
    // A second press has no effect.
    if (now.state !== 'ready') return {}
    await app.jobs.send(importJob, { userId, id }, { tx })
    return { state: 'running', done: 0, entries: 0, words: { ...now.words, zone, choices } }
  })
}

/** Reads the file again, with another encoding or the person's reading of a table; its plan finds the choices in `row.words.choices`. */
export async function rereadImport(
  app: HasClock & HasDb & HasJobs & HasVault,
  userId: string,
  id: string,
  stated: { encoding: TextEncodingName } | { choices: unknown },
): Promise<ImportRow> {
  const key = await app.vault.keyOf(userId)
  return change(app, key, { userId, id }, ['ready', 'reading'], async (tx, now) => {
    if (now.state === 'reading') {
      const isSame = 'encoding' in stated ? now.words.encoding === stated.encoding : isDeepStrictEqual(now.words.choices, stated.choices)
      if (isSame) return {}
      throw new AppError('conflict', importReasons.moved_on())
    }
    await app.jobs.send(importJob, { userId, id }, { tx })
    return { state: 'reading', done: 0, total: 0, words: { ...now.words, report: null, ...stated } }
  })
}

/** Continues a finished import with the person's later choices; its file is not needed for that. */
export async function continueEnded(
  app: HasClock & HasDb & HasJobs & HasVault,
  userId: string,
  id: string,
  choicesAfter: (choices: unknown) => unknown,
): Promise<ImportRow> {
  const key = await app.vault.keyOf(userId)
  return change(app, key, { userId, id }, ['done', 'cancelled'], async (tx, now) => {
    if (now.parts.length > 0) throw new AppError('conflict', importReasons.moved_on())
    await app.jobs.send(importJob, { userId, id }, { tx })
    return { state: 'running', words: { ...now.words, choices: choicesAfter(now.words.choices) } }
  })
}

/** Stops an import and deletes its upload; imported items stay. */
export async function cancelImport(app: HasClock & HasDb & HasStorage & HasVault, userId: string, id: string): Promise<ImportRow> {
  const key = await app.vault.keyOf(userId)
  const states = ['uploading', 'reading', 'ready', 'running', 'cancelled'] as const
  const row = await change(app, key, { userId, id }, states, async () => ({ state: 'cancelled' }))
  await releaseUpload(app, row)
  return { ...row, parts: [] }
}

export async function undoImport(app: HasClock & HasDb & HasJobs & HasVault, userId: string, id: string): Promise<ImportRow> {
  const key = await app.vault.keyOf(userId)
  const states = ['done', 'cancelled', 'failed', 'undoing', 'undone'] as const
  return change(app, key, { userId, id }, states, async (tx, now) => {
    if (now.state === 'undoing' || now.state === 'undone') return {}
    await app.jobs.send(importJob, { userId, id }, { tx })
    return { state: 'undoing', done: 0 }
  })
}

export const isAtWork = (state: ImportState): boolean => state === 'reading' || state === 'running' || state === 'undoing'

/** The state of an import. When its worker seems lost, another one is started. */
export async function lookAtImport(app: HasClock & HasDb & HasJobs & HasVault, userId: string, id: string): Promise<ImportRow> {
  const row = await importOf(app.db, await app.vault.keyOf(userId), { userId, id })
  if (!row) throw notFound(importReasons.not_here())
  if (isAtWork(row.state) && app.clock.now().getTime() - row.updatedAt.getTime() > SILENT_MS) {
    await app.jobs.send(importJob, { userId, id }, { key: id })
  }
  return row
}

/** Changes an import under its lock, when it is in one of these states. */
async function change(
  app: HasClock & HasDb,
  key: PersonKey,
  which: Pick<ImportRow, 'userId' | 'id'>,
  states: readonly ImportState[],
  next: (tx: Db, now: ImportRow) => Promise<ImportChange>,
): Promise<ImportRow> {
  return app.db.transaction(async (tx) => {
    const now = await importOf(tx, key, which, { lock: true })
    if (!now) throw notFound(importReasons.not_here())
    if (!states.includes(now.state)) throw new AppError('conflict', importReasons.moved_on())
    const wanted = await next(tx, now)
    if (Object.keys(wanted).length > 0) await changeImport(tx, key, now, wanted, app.clock.now())
    return { ...now, ...(wanted as Partial<ImportRow>) }
  })
}
