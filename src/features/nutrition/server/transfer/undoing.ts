import type { Db } from '#platform/server/db/db.ts'
import { deleteAllImportedRows, type ImportedRow } from '#platform/server/imports/imported-rows-store.ts'
import type { ImportRun } from '#platform/server/imports/importer.ts'
import { importOwner } from '#platform/server/imports/reading.ts'
import { eachImported, inStep, withReport } from '#platform/server/imports/steps.ts'
import type { FoodImportReport } from '../../contract/transfer.ts'
import { FULL_DAYS, ITEMS, recount, takeFullDays, takeItems, takeThings, THINGS } from '../import-store.ts'
import { lockDiary } from '../store.ts'
import { makeDaysAnew } from '../writing.ts'

/** Removes the content of an import in small steps, except what changed since. After a crash, another worker resumes. */
export async function undoImport(run: ImportRun): Promise<void> {
  const { app, key, row } = run
  const owner = await importOwner(app, row.userId)
  const retained = { items: new Set<string>(), things: new Set<string>() }
  /** `take` returns the ids that no longer exist; the others changed since. */
  const each = (part: string, take: (tx: Db, rows: readonly ImportedRow[]) => Promise<string[]>) =>
    eachImported(run, part, async (tx, rows) => {
      await lockDiary(tx, row.userId)
      const removed = await take(tx, rows)
      await recount(tx, row.userId)
      return removed
    })

  await each(ITEMS, async (tx, rows) => {
    const { removed, days } = await takeItems(tx, row.userId, rows, retained.items)
    await makeDaysAnew(app, tx, key, owner, [...new Set(days)])
    return removed
  })
  await each(THINGS, async (tx, rows) => (await takeThings(tx, row.userId, rows, retained.things)).removed)
  await each(FULL_DAYS, (tx, rows) => takeFullDays(tx, row.userId, rows))
  await inStep(run, 'undoing', async (tx, now) => {
    await deleteAllImportedRows(tx, row)
    const came = { items: retained.items.size, days: 0, things: retained.things.size }
    return { state: 'undone', entries: came.items + came.things, ...withReport<FoodImportReport>(now, { came }) }
  })
}
