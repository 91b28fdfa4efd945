import { AppError, notFound } from '#platform/contract/errors.ts'
import { localDayOf } from '#platform/contract/dates.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import { importedRows, saveImportedRows } from '#platform/server/imports/imported-rows-store.ts'
import { importReasons } from '#platform/contract/reasons.en.ts'
import { importOwner } from '#platform/server/imports/reading.ts'
import { importOf } from '#platform/server/imports/store.ts'
import { addFullDays, eatenDaysOf, FULL_DAYS, ITEMS } from '../import-store.ts'
import { countDiary, lockDiary } from '../store.ts'

const ITEMS_AT_ONCE = 5000
const DAYS_AT_ONCE = 500

/**
 * Marks the days with eaten items of an import as complete, and returns their number. Leaves out today and days that the person marked. An
 * undo of the import removes the marks.
 */
export async function completeDaysOf(app: HasClock & HasDb & HasVault, userId: string, id: string): Promise<number> {
  const key = await app.vault.keyOf(userId)
  const { zone, dayStart } = await importOwner(app, userId)
  const today = localDayOf(app.clock.now(), zone, dayStart)
  return app.db.transaction(async (tx) => {
    const row = await importOf(tx, key, { userId, id }, { lock: true })
    if (row?.importer !== 'nutrition') throw notFound(importReasons.not_here())
    if (row.state !== 'done') throw new AppError('conflict', importReasons.moved_on())
    const diary = await lockDiary(tx, userId)
    const days = new Set<string>()
    for (let after = ''; ;) {
      const items = await importedRows(tx, row, ITEMS, after, ITEMS_AT_ONCE)
      const last = items.at(-1)
      if (!last) break
      const ids = items.map((item) => item.id)
      for (const day of await eatenDaysOf(tx, userId, ids)) if (day < today) days.add(day)
      after = last.id
    }
    let marked = 0
    const wanted = [...days].map((day) => ({ day, isComplete: true, at: app.clock.now() }))
    for (let at = 0; at < wanted.length; at += DAYS_AT_ONCE) {
      const added = await addFullDays(tx, userId, wanted.slice(at, at + DAYS_AT_ONCE))
      await saveImportedRows(tx, row, FULL_DAYS, added)
      marked += added.length
    }
    await countDiary(tx, userId, diary)
    return marked
  })
}
