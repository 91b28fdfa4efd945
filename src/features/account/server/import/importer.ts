import { errorCode, type Db } from '#platform/server/db/db.ts'
import { deleteAllImportedRows, importedCounts, importedRows } from '#platform/server/imports/imported-rows-store.ts'
import { importKind, type ImportDependencies, type ImportPlan, type ImportRun } from '#platform/server/imports/importer.ts'
import type { AnyImportPart, OwnImportRun } from '#platform/server/imports/part.ts'
import { readerOf, type Reading } from '#platform/server/imports/reading.ts'
import { inStep } from '#platform/server/imports/steps.ts'
import { importOf, type ImportRow } from '#platform/server/imports/store.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import { importParts } from '#platform/server/person-data.ts'
import { MAX_OWN_IMPORT_BYTES, OwnImportReport, type OwnImportPlan } from '../../contract-import.ts'
import { LEDGER_FILE, type OwnItem } from './own-item.ts'
import type { methods } from './reader-task.ts'
import { z } from 'zod'

const openFiles = readerOf<OwnItem, string, string[]>(isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url)))

/** The most values, and about the most characters, that one transaction writes of a kind. */
const BATCH = 200
const BATCH_CHARACTERS = 4 * 1024 * 1024
const UNDO_PAGE = 200
const BUDGET_MS = 60_000

/** The import was cancelled meanwhile. */
class Stopped extends Error {}

/** Imports an account's export, from this installation or another, into an account. */
export const ownImports = importKind({
  id: 'account',
  maxBytes: MAX_OWN_IMPORT_BYTES,
  endings: ['zip'],
  report: OwnImportReport,
  choices: z.object({}),
  plan,
  standing,
  apply,
  undo,
})

const originFiles = (parts: readonly AnyImportPart[]) => new Set(parts.flatMap(({ origin }) => (origin === undefined ? [] : [origin])))

function openExport(run: ImportRun): Promise<Reading<OwnItem>> {
  const parts = importParts(run.app)
  return openFiles(run, [...new Set([...originFiles(parts), LEDGER_FILE, ...parts.map(({ file }) => file)])])
}

/** The values of an export in batches, the same ones at every run, from the start, with the values of the origin files read so far. */
async function* batchesOf(
  source: Reading<OwnItem>,
  parts: readonly AnyImportPart[],
): AsyncGenerator<{ items: OwnItem[]; origins: ReadonlyMap<string, unknown> }> {
  let items: OwnItem[] = []
  let size = 0
  const files = originFiles(parts)
  const origins = new Map<string, unknown>()
  for await (const item of source.items()) {
    if (files.has(item.file)) origins.set(item.file, item.value)
    items.push(item)
    size += item.size
    if (items.length < BATCH && size < BATCH_CHARACTERS) continue
    yield { items, origins }
    items = []
    size = 0
  }
  if (items.length > 0) yield { items, origins }
}

/** The valid values of a part, split to the size of one transaction, and the number of invalid ones. */
function valuesOf(part: AnyImportPart, items: readonly OwnItem[]): { values: never[][]; unreadable: number } {
  const values: never[] = []
  let unreadable = 0
  for (const { file, value, isUnreadable } of items) {
    if (file !== part.file || isUnreadable) continue
    for (const thing of part.of?.(value) ?? (Array.isArray(value) ? value : [value])) {
      const read = part.shape.safeParse(thing)
      // PostgreSQL text cannot contain this character, so even a query with it would fail.
      if (read.success && !part.idOf(read.data).includes('\0')) values.push(read.data)
      else unreadable++
    }
  }
  const groups: never[][] = []
  for (let at = 0; at < values.length; at += BATCH) groups.push(values.slice(at, at + BATCH))
  return { values: groups, unreadable }
}

/** Paths by their name without the extension. If two differ only in that, the first one wins. */
function byStem(files: Reading<OwnItem>['files']): Map<string, string> {
  const stems = new Map<string, string>()
  for (const { path } of files) {
    const stem = path.slice(0, path.lastIndexOf('.'))
    if (!stems.has(stem)) stems.set(stem, path)
  }
  return stems
}

async function plan(run: ImportRun): Promise<ImportPlan> {
  const { app, row, signal } = run
  const source = await openExport(run)
  try {
    const files = byStem(source.files)
    const parts = importParts(app)
    const counts = new Map(parts.map(({ id, name }) => [id, { id, name, found: 0, known: 0 }]))
    const leftOut = { unreadable: 0, withoutBytes: 0, badPaths: source.badPaths.length }
    let total = 0
    for await (const { items, origins } of batchesOf(source, parts)) {
      signal.throwIfAborted()
      total += items.length
      leftOut.unreadable += items.filter((item) => item.isUnreadable).length
      for (const part of parts) {
        const read = valuesOf(part, items)
        leftOut.unreadable += read.unreadable
        const count = counts.get(part.id)!
        for (const group of read.values) {
          const { bytesOf } = part
          const whole = bytesOf ? group.filter((value) => files.has(bytesOf(value))) : group
          leftOut.withoutBytes += group.length - whole.length
          count.found += whole.length
          if (whole.length > 0) count.known += (await part.known(app, row.userId, whole, origins.get(part.origin ?? ''))).size
        }
      }
    }
    // Checked before anything is written, because an import that stops in the middle helps nobody.
    for (const part of parts) {
      const { found, known } = counts.get(part.id)!
      if (part.room && found > known && found - known > (await part.room(app, row.userId))) throw new TaskError('no_room')
    }
    const report: OwnImportPlan = { parts: [...counts.values()].filter(({ found }) => found > 0), leftOut }
    return { source: source.source, total, report }
  } finally {
    source.close()
  }
}

async function standing({ db }: ImportDependencies, _key: unknown, { userId, id }: ImportRow): Promise<Pick<OwnImportReport, 'imported'>> {
  return { imported: Object.fromEntries((await importedCounts(db, userId, [id])).get(id)!) }
}

/** Locks the import's row; throws if its state has changed. */
async function lockImport(tx: Db, { key, row }: ImportRun, state: ImportRow['state']): Promise<ImportRow> {
  const now = await importOf(tx, key, row, { lock: true })
  if (now?.state !== state) throw new Stopped()
  return now
}

async function apply(given: ImportRun): Promise<boolean> {
  const { app, row, signal } = given
  const until = performance.now() + BUDGET_MS
  const source = await openExport(given)
  const lock = async (tx: Db) => void (await lockImport(tx, given, 'running'))
  const files = byStem(source.files)
  const parts = importParts(app)
  let at = 0
  try {
    for await (const { items, origins } of batchesOf(source, parts)) {
      at += items.length
      if (at <= row.done) continue
      const run: OwnImportRun = { ...given, originOf: (file) => origins.get(file), files, open: source.open, lock }
      let added = 0
      for (const part of parts) {
        for (const values of valuesOf(part, items).values) {
          signal.throwIfAborted()
          added += await insertStorable(part, run, values)
        }
      }
      if (!(await inStep(given, 'running', async (_tx, now) => ({ done: at, entries: now.entries + added })))) return true
      if (performance.now() > until) return false
    }
    await inStep(given, 'running', async (tx) => {
      const counts = (await importedCounts(tx, row.userId, [row.id])).get(row.id)!
      return { state: 'done', entries: [...counts.values()].reduce((sum, n) => sum + n, 0) }
    })
    return true
  } catch (error) {
    if (error instanceof Stopped) return true
    throw error
  } finally {
    source.close()
  }
}

/** Inserts values and returns how many. A value that the database cannot store (such as an invalid character or year) is skipped alone. */
async function insertStorable(part: AnyImportPart, run: OwnImportRun, values: readonly never[]): Promise<number> {
  try {
    return await part.insert(run, values)
  } catch (error) {
    // SQLSTATE classes 21 to 23: the same row twice, data exceptions, violated constraints.
    if (!/^2[123]/.test(errorCode(error) ?? '')) throw error
    if (values.length === 1) return 0
    const half = Math.ceil(values.length / 2)
    return (await insertStorable(part, run, values.slice(0, half))) + (await insertStorable(part, run, values.slice(half)))
  }
}

/** A remaining item keeps its import record until the end, so that an interrupted undo can continue. */
async function undo(given: ImportRun): Promise<void> {
  const { app, row, signal } = given
  const run = { ...given, lock: async (tx: Db) => void (await lockImport(tx, given, 'undoing')), retained: new Set<string>() }
  try {
    for (const part of importParts(app)) {
      for (let after = ''; ;) {
        signal.throwIfAborted()
        const rows = await importedRows(app.db, row, part.id, after, UNDO_PAGE)
        if (rows.length === 0) break
        await part.remove(run, rows)
        after = rows.at(-1)!.id
      }
    }
    await inStep(given, 'undoing', async (tx) => {
      await deleteAllImportedRows(tx, row)
      return { state: 'undone', entries: run.retained.size }
    })
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  }
}
