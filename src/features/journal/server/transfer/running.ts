import { z } from 'zod'
import { AppError } from '#platform/contract/errors.ts'
import type { ImportRun } from '#platform/server/imports/importer.ts'
import { changeImport, importOf } from '#platform/server/imports/store.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import { MAX_REPORT_ITEMS, type ImportReport } from '../../contract/transfer.ts'
import { entryOf, isProblem } from '../../transfer/entry-of.ts'
import type { Item } from '../../transfer/source.ts'
import { workerFor } from '../attachments/author.ts'
import { photoJob } from '../attachments/jobs.ts'
import { UnitOfWork } from '../sync/unit-of-work.ts'
import type { Batch, Fresh } from './batch.ts'
import { identitiesOf, isTwinOf } from './identity.ts'
import { IdMap } from './id-map.ts'
import { giveMoods } from './open-moods.ts'
import { ownMoodLevels } from './own-mood-levels.ts'
import { Names } from './names.ts'
import { discard, storeFiles, type StoredFile } from './media.ts'
import { itemDigest, openSource } from './source-of.ts'
import { addItems, type ItemRow } from './store.ts'
import { placeDraft, placeRecord } from './placing.ts'

const BATCH = 100
const BATCH_BYTES = 64 * 1024 * 1024

const Choices = z.object({
  moods: z.record(z.string(), z.number()),
  starPinned: z.boolean().default(false),
  apart: z.boolean().default(true),
})

export type Choices = z.infer<typeof Choices>

/** The import was cancelled, or another worker continued it. */
class Stopped extends Error {}

/**
 * Imports the reported items, from where the last worker stopped, one transaction per batch. Returns true when it is finished,
 * false when its time is over and another job should continue. Known items (by source and source id) are skipped.
 */
export async function runImport(run: ImportRun, budgetMs = 60_000): Promise<boolean> {
  const until = performance.now() + budgetMs
  const { app, key, row, signal } = run
  const { moods, starPinned, apart } = Choices.parse(row.words.choices)
  // The uploaded file is deleted already: all items were imported, and only levels that were chosen afterwards remain.
  if (row.parts.length === 0) {
    await giveMoods(run, moods)
    return true
  }
  const source = await openSource({ app, key, row })
  try {
    const author = await workerFor(app, row.userId, 'import')
    // A new person gets the starter records first, so that the import finds their names.
    await UnitOfWork.run(app, author, async () => {})
    const names = await Names.load(app.db, key, row.userId)
    const ownMoods = await ownMoodLevels(app.db, key, row.userId)
    const batch: Batch = {
      app,
      key,
      row: { ...row },
      moods,
      ownMoods,
      starPinned,
      apart,
      author,
      source,
      names,
      ids: new IdMap(app.db, row, names),
    }
    const sizes = new Map(source.files.map(({ path, bytes }) => [path, bytes]))
    let seen = 0
    let waiting: Item[] = []
    let bytes = 0
    for await (const item of source.items()) {
      if (item.type === 'record') batch.ids.register(item)
      if (seen++ < row.done) continue
      if ((waiting.length >= BATCH || bytes >= BATCH_BYTES) && !isTwinOf(item, waiting.at(-1))) {
        await writeBatch(batch, waiting, false)
        waiting = []
        bytes = 0
        signal.throwIfAborted()
        if (performance.now() > until) return false
      }
      waiting.push(item)
      bytes += weightOf(item, sizes)
    }
    await writeBatch(batch, waiting, true)
    return true
  } catch (error) {
    if (error instanceof Stopped) return true
    throw error
  } finally {
    source.close()
  }
}

function weightOf(item: Item, sizes: Map<string, number>): number {
  if (item.type === 'entry') return item.body.length + item.files.reduce((sum, { path }) => sum + (sizes.get(path) ?? 0), 0)
  return item.type === 'record' && item.path ? (sizes.get(item.path) ?? 0) : 1000
}

async function writeBatch(batch: Batch, items: readonly Item[], isLast: boolean): Promise<void> {
  const { app, key, row, author, names } = batch
  // Damage that only unpacking reveals, so the dry run could not report it.
  const damaged: string[] = []
  const fresh = await freshOf(batch, items, (path) => damaged.push(path))
  const stored = fresh.flatMap((one) => ('files' in one ? one.files : [one.file])).filter((file) => file !== undefined)
  try {
    await UnitOfWork.run(app, author, async (unit) => {
      const now = await importOf(unit.tx, key, row, { lock: true })
      if (now?.state !== 'running' || now.done !== row.done) throw new Stopped()
      const rows: Omit<ItemRow, 'userId' | 'importId'>[] = []
      let entries = 0
      for (const one of fresh) {
        const placed = 'files' in one ? await placeDraft(batch, unit, one) : await placeRecord(batch, unit, one)
        rows.push(...placed)
        entries += placed.filter(({ kind }) => kind === 'entry').length
      }
      for (const { kind, id, name } of names.takeCreated()) {
        rows.push({ digest: itemDigest(key, batch.source.source, kind, name), recordId: id, kind, seq: unit.get(id)!.seq })
      }
      await addItems(
        unit.tx,
        rows.map((item) => ({ ...item, userId: row.userId, importId: row.id })),
      )
      if (stored.some(({ sniffed }) => sniffed.state === 'pending')) await app.jobs.send(photoJob, { userId: row.userId }, { tx: unit.tx })
      const change = {
        done: row.done + items.length,
        entries: now.entries + entries,
        ...(damaged.length > 0 && { words: { ...now.words, report: withDamaged(now.words.report as ImportReport, damaged) } }),
        ...(isLast && { state: 'done' as const }),
      }
      await changeImport(unit.tx, key, row, change, unit.now)
    })
  } catch (error) {
    names.rolledBack()
    await discard(app, stored)
    throw error
  }
  names.committed()
  row.done += items.length
}

/** The report, with the files that turned out to be damaged during the import. Its file count excludes them. */
function withDamaged(report: ImportReport, paths: readonly string[]): ImportReport {
  const more = paths.map((path) => ({ code: 'damaged_file' as const, item: path.slice(-200) }))
  const { problems, problemCounts } = report
  return {
    ...report,
    files: Math.max(0, report.files - paths.length),
    problems: [...problems, ...more].slice(0, Math.max(problems.length, MAX_REPORT_ITEMS)),
    problemCounts: { ...problemCounts, damaged_file: (problemCounts.damaged_file ?? 0) + paths.length },
  }
}

/** The new items of a batch: known items are skipped before any of their bytes are stored. */
async function freshOf(batch: Batch, items: readonly Item[], onDamaged: (path: string) => void): Promise<Fresh[]> {
  const { app, key, row, source: upload } = batch
  const { source } = upload
  const identities = await identitiesOf(
    batch,
    source,
    items.filter((item) => item.type === 'entry'),
  )
  const fresh: Fresh[] = []
  const stored: (StoredFile | undefined)[] = []
  const seen = new Set<string>()
  try {
    for (const item of items) {
      if (item.type === 'problem') continue
      if (item.type === 'record') {
        const isNew = await batch.ids.isNew(item)
        const [file] = isNew && item.path ? await storeFiles(app, key, row.userId, upload, [item.path], onDamaged) : []
        stored.push(file)
        if (isNew && (item.path === null || file)) fresh.push({ item, file })
        continue
      }
      const identity = identities.get(item)!
      const hex = identity.digest.toString('hex')
      if (identity.isKnown || seen.has(hex) || isProblem(entryOf(item, source, row.words.zone, app.clock.now()))) continue
      seen.add(hex)
      const files = await storeFiles(
        app,
        key,
        row.userId,
        upload,
        item.files.map(({ path }) => path),
        onDamaged,
      )
      stored.push(...files)
      fresh.push({ item, identity, files })
    }
  } catch (error) {
    await discard(
      app,
      stored.filter((file) => file !== undefined),
    )
    if (error instanceof AppError && error.code === 'limit') throw new TaskError('no_room')
    throw error
  }
  return fresh
}
