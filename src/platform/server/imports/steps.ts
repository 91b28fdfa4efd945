import type { Db } from '../db/db.ts'
import { deleteImportedRows, importedRows, type ImportedRow } from './imported-rows-store.ts'
import type { ImportRun } from './importer.ts'
import { changeImport, importOf, type ImportChange, type ImportRow } from './store.ts'

const ROWS_AT_ONCE = 500

/**
 * One transaction of an import, its row locked: writes, and updates the row with the result of `write`. False, and nothing is
 * written: the import is in another state by now, or (`write` returns undefined) another worker has continued it.
 */
export async function inStep(
  { app, key, row }: Pick<ImportRun, 'app' | 'key' | 'row'>,
  state: ImportRow['state'],
  write: (tx: Db, now: ImportRow) => Promise<ImportChange | undefined>,
): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const now = await importOf(tx, key, row, { lock: true })
    const change = now?.state === state ? await write(tx, now) : undefined
    if (change) await changeImport(tx, key, row, change, app.clock.now())
    return change !== undefined
  })
}

/** The current report with this change; null where there is none. For `inStep`. */
export function withReport<Report>({ words }: ImportRow, change: Partial<Report>): Pick<ImportRow, 'words'> {
  return { words: { ...words, report: words.report === null ? null : { ...(words.report as Report), ...change } } }
}

/**
 * For an undo: the recorded rows of a part, some hundreds per transaction. `take` removes the unchanged ones and returns those that no
 * longer exist, whose records are then deleted. False: the undo ended meanwhile.
 */
export async function eachImported(
  run: ImportRun,
  part: string,
  take: (tx: Db, rows: readonly ImportedRow[]) => Promise<readonly string[]>,
): Promise<boolean> {
  for (let after = ''; ;) {
    run.signal.throwIfAborted()
    let rows: ImportedRow[] = []
    const goesOn = await inStep(run, 'undoing', async (tx, now) => {
      rows = await importedRows(tx, run.row, part, after, ROWS_AT_ONCE)
      if (rows.length > 0) await deleteImportedRows(tx, run.row, part, await take(tx, rows))
      return { done: now.done + rows.length }
    })
    if (!goesOn) return false
    if (rows.length < ROWS_AT_ONCE) return true
    after = rows.at(-1)!.id
  }
}
