import { localDayOf } from '#platform/contract/dates.ts'
import type { BodyEntry } from '#platform/server/body-entries.ts'
import type { Db } from '#platform/server/db/db.ts'
import { importedRows } from '#platform/server/imports/imported-rows-store.ts'
import type { ImportRun } from '#platform/server/imports/importer.ts'
import type { ImportPart, OwnImportRun } from '#platform/server/imports/part.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { Figure } from '../files/figures.ts'
import type { Owner } from '../sessions.ts'
import { idFrom } from './known.ts'

const ROWS_AT_ONCE = 500

/**
 * A figure as an entry of the measurements feature. Its id derives from the second of measurement: nobody stands on two scales at once,
 * so one weighing is one entry, even if several apps or exports contain it.
 */
export function entryOf(key: PersonKey, person: Owner, zone: string, { at, day, zone: stated, values }: Figure): BodyEntry {
  // The mean of a day has no time. Noon UTC is on that day in most time zones.
  const instant = at === null ? `${day}T12:00:00.000Z` : new Date(at).toISOString()
  return {
    id: idFrom(key.digest('cardio-figure', at === null ? day! : instant)),
    day: day ?? localDayOf(new Date(instant), stated ?? zone, person.dayStart),
    at: instant,
    values,
    note: '',
  }
}

/** Splits entries: `retained` are valid, `fresh` are valid and new, `refused` counts invalid ones. */
export async function sorted(
  run: ImportRun,
  part: ImportPart<BodyEntry>,
  entries: readonly BodyEntry[],
): Promise<{ retained: BodyEntry[]; fresh: BodyEntry[]; refused: number }> {
  const retained = entries.filter((entry) => part.shape.safeParse(entry).success)
  const here = retained.length === 0 ? new Set<string>() : await part.known(run.app, run.row.userId, retained, undefined)
  return { retained, fresh: retained.filter(({ id }) => !here.has(id)), refused: entries.length - retained.length }
}

/** Writes entries and records that this import added them; idempotent. Throws TaskError `no_room`. */
export const importMetrics = (
  run: ImportRun,
  part: ImportPart<BodyEntry>,
  lock: (tx: Db) => Promise<void>,
  entries: readonly BodyEntry[],
): Promise<number> =>
  part.insert(
    {
      ...run,
      lock,
      originOf: () => undefined,
      files: new Map(),
      open: () => [] as unknown as AsyncIterable<Uint8Array>,
    } satisfies OwnImportRun,
    entries,
  )

/** Number of figures that this import added and no undo removed. */
export async function importedMetrics({ app, row }: Pick<ImportRun, 'app' | 'row'>, part: ImportPart<BodyEntry>): Promise<number> {
  let count = 0
  for (let after = ''; ;) {
    const rows = await importedRows(app.db, row, part.id, after, ROWS_AT_ONCE)
    count += rows.length
    if (rows.length < ROWS_AT_ONCE) return count
    after = rows.at(-1)!.id
  }
}

/** Removes the figures of an import, except those that changed since. Returns the number of the latter. */
export async function takeFiguresBack(run: ImportRun, part: ImportPart<BodyEntry>, lock: (tx: Db) => Promise<void>): Promise<number> {
  const { app, row, signal } = run
  const retained = new Set<string>()
  for (let after = ''; ;) {
    signal.throwIfAborted()
    const rows = await importedRows(app.db, row, part.id, after, ROWS_AT_ONCE)
    if (rows.length > 0) await part.remove({ ...run, lock, retained }, rows)
    if (rows.length < ROWS_AT_ONCE) return retained.size
    after = rows.at(-1)!.id
  }
}
