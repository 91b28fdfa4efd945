import { z } from 'zod'
import type { Db } from '#platform/server/db/db.ts'
import type { ImportPlan, ImportRun, Importer } from '#platform/server/imports/importer.ts'
import type { AnyImportPart, OwnImportRun } from '#platform/server/imports/part.ts'
import { openReading, type Reading } from '#platform/server/imports/reading.ts'
import { forgetAllRows, rowsBrought } from '#platform/server/imports/rows-store.ts'
import { changeImport, importOf, type ImportRow } from '#platform/server/imports/store.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import { importParts } from '#platform/server/person-data.ts'
import { MAX_OWN_IMPORT_BYTES, type OwnImportReport } from '../../contract-import.ts'
import type { OwnItem } from './own-item.ts'
import type { methods } from './reader-task.ts'

const reader = isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url))

/** Values of a batch, and about how many bytes of them: what one transaction a kind writes. */
const BATCH = 200
const BATCH_BYTES = 4 * 1024 * 1024
const UNDO_PAGE = 200
const BUDGET_MS = 60_000

/** The import was cancelled meanwhile. */
class Stopped extends Error {}

/** An export of one's own, of this installation or another, back into an account. */
export const accountImporter: Importer = { id: 'account', maxBytes: MAX_OWN_IMPORT_BYTES, endings: ['zip'], plan, apply, undo }

const Author = z.object({ user: z.object({ id: z.uuid() }) })

/** Things of a part: those that are what they should be, and how many are not. */
function valuesOf(part: AnyImportPart, items: readonly OwnItem[]): { values: never[]; unreadable: number } {
  const values: never[] = []
  let unreadable = 0
  for (const { file, value, isUnreadable } of items) {
    if (file !== part.file || isUnreadable) continue
    for (const thing of part.of?.(value) ?? [value]) {
      const read = part.shape.safeParse(thing)
      if (read.success) values.push(read.data)
      else unreadable++
    }
  }
  return { values, unreadable }
}

/** An export's values in batches, always the same ones, from the beginning; `from` is whose they are. */
async function* batchesOf(source: Reading<OwnItem>): AsyncGenerator<{ items: OwnItem[]; from: string | undefined }> {
  let items: OwnItem[] = []
  let bytes = 0
  let from: string | undefined
  for await (const item of source.items()) {
    if (item.file === 'account.json') from = Author.safeParse(item.value).data?.user.id
    items.push(item)
    bytes += item.bytes
    if (items.length < BATCH && bytes < BATCH_BYTES) continue
    yield { items, from }
    items = []
    bytes = 0
  }
  if (items.length > 0) yield { items, from }
}

async function plan({ app, key, row, signal }: ImportRun): Promise<ImportPlan> {
  const source = await openReading<OwnItem>(app, key, row, reader, signal)
  try {
    const parts = importParts(app)
    const counts = new Map(parts.map(({ id, name }) => [id, { id, name, found: 0, known: 0 }]))
    let unreadable = source.badPaths.length
    let total = 0
    for await (const { items, from } of batchesOf(source)) {
      signal.throwIfAborted()
      total += items.length
      unreadable += items.filter((item) => item.isUnreadable).length
      for (const part of parts) {
        const read = valuesOf(part, items)
        unreadable += read.unreadable
        const count = counts.get(part.id)!
        count.found += read.values.length
        if (read.values.length > 0) count.known += (await part.known(app, row.userId, read.values, from)).size
      }
    }
    const report: OwnImportReport = { parts: [...counts.values()].filter(({ found }) => found > 0), unreadable }
    return { source: source.source, total, report }
  } finally {
    source.close()
  }
}

/** Locks the import's row; throws when it is in another state by now. */
async function lockImport(tx: Db, { key, row }: ImportRun, state: ImportRow['state']): Promise<ImportRow> {
  const now = await importOf(tx, key, row, { lock: true })
  if (now?.state !== state) throw new Stopped()
  return now
}

async function apply(given: ImportRun): Promise<boolean> {
  const { app, key, row, signal } = given
  const until = performance.now() + BUDGET_MS
  const source = await openReading<OwnItem>(app, key, row, reader, signal)
  const hold = async (tx: Db) => void (await lockImport(tx, given, 'running'))
  const parts = importParts(app)
  let at = 0
  try {
    for await (const { items, from } of batchesOf(source)) {
      at += items.length
      if (at <= row.done) continue
      signal.throwIfAborted()
      const run: OwnImportRun = { ...given, from, files: source.files, open: source.open, hold }
      let brought = 0
      for (const part of parts) {
        const { values } = valuesOf(part, items)
        if (values.length > 0) brought += await part.bring(run, values)
      }
      await app.db.transaction(async (tx) => {
        const now = await lockImport(tx, given, 'running')
        await changeImport(tx, key, row, { done: Math.max(at, now.done), entries: now.entries + brought }, app.clock.now())
      })
      if (performance.now() > until) return false
    }
    await app.db.transaction(async (tx) => {
      await hold(tx)
      await changeImport(tx, key, row, { state: 'done' }, app.clock.now())
    })
    return true
  } catch (error) {
    if (error instanceof Stopped) return true
    throw error
  } finally {
    source.close()
  }
}

/** What stays keeps its note until the end, so that an undo that was cut short knows it again. */
async function undo(given: ImportRun): Promise<void> {
  const { app, key, row, signal } = given
  const run = { ...given, hold: async (tx: Db) => void (await lockImport(tx, given, 'undoing')), kept: new Set<string>() }
  try {
    for (const part of importParts(app)) {
      for (let after = ''; ;) {
        signal.throwIfAborted()
        const rows = await rowsBrought(app.db, row, part.id, after, UNDO_PAGE)
        if (rows.length === 0) break
        await part.takeBack(run, rows)
        after = rows.at(-1)!.id
      }
    }
    await app.db.transaction(async (tx) => {
      await run.hold(tx)
      await forgetAllRows(tx, row)
      await changeImport(tx, key, row, { state: 'undone', entries: run.kept.size }, app.clock.now())
    })
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  }
}
