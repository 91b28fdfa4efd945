import type { Db } from '#platform/server/db/db.ts'
import { deleteAllImportedRows, deleteImportedRows, importedRows, type ImportedRow } from '#platform/server/imports/imported-rows-store.ts'
import type { ImportRun } from '#platform/server/imports/importer.ts'
import { changeImport, importOf } from '#platform/server/imports/store.ts'
import type { FoodImportReport } from '../../contract/transfer.ts'
import { FULL_DAYS, ITEMS, recount, takeFullDays, takeItems, takeThings, THINGS } from '../import-store.ts'
import { lockDiary } from '../store.ts'
import { makeDaysAnew } from '../writing.ts'
import { ownerOf } from './batches.ts'

const AT_ONCE = 500

/** Takes back what an import brought, some at a time: what was changed since stays. A worker that dies on the way is followed by another. */
export async function undoImport({ app, key, row, signal }: ImportRun): Promise<void> {
  const owner = await ownerOf(app, row.userId)
  const retained = { items: new Set<string>(), things: new Set<string>() }

  await eachPage(ITEMS, async (tx, rows) => {
    const { gone: removed, days } = await takeItems(tx, row.userId, rows, retained.items)
    await makeDaysAnew(app, tx, key, owner, [...new Set(days)])
    return removed
  })
  await eachPage(THINGS, async (tx, rows) => (await takeThings(tx, row.userId, rows, retained.things)).gone)
  await eachPage(FULL_DAYS, (tx, rows) => takeFullDays(tx, row.userId, rows))
  await app.db.transaction(async (tx) => {
    const now = await importOf(tx, key, row, { lock: true })
    if (now?.state !== 'undoing') return
    await deleteAllImportedRows(tx, row)
    const report = now.words.report as FoodImportReport | null
    const came = { items: retained.items.size, days: 0, things: retained.things.size }
    const words = { ...now.words, report: report && { ...report, came } }
    await changeImport(tx, key, row, { state: 'undone', entries: came.items + came.things, words }, app.clock.now())
  })

  /** `take` answers what is no longer there; the rest was changed since. */
  async function eachPage(part: string, take: (tx: Db, rows: readonly ImportedRow[]) => Promise<string[]>): Promise<void> {
    let after = ''
    for (;;) {
      signal.throwIfAborted()
      const rows = await app.db.transaction(async (tx) => {
        const now = await importOf(tx, key, row, { lock: true })
        if (now?.state !== 'undoing') return []
        const some = await importedRows(tx, row, part, after, AT_ONCE)
        if (some.length === 0) return []
        await lockDiary(tx, row.userId)
        const removed = await take(tx, some)
        await recount(tx, row.userId)
        await deleteImportedRows(tx, row, part, removed)
        await changeImport(tx, key, row, { done: now.done + some.length }, app.clock.now())
        return some
      })
      const last = rows.at(-1)
      if (!last) return
      after = last.id
    }
  }
}
