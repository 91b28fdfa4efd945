import type { ImportRun } from './importer.ts'
import { importsOf } from './store.ts'

/** A table of an unknown app in a report: the names of its columns, their meaning, and whether the person has confirmed it. */
export type TableInReport<Read> = { names: readonly string[]; read: Read; isSaid: boolean }

/** Number of earlier imports that are searched for a table with the same columns. */
const REMEMBERED = 30

/** How the person read a table with these columns the last time; null: they never did. */
export async function tableReadBefore<Read>({ app, key, row }: ImportRun, names: readonly string[]): Promise<Read | null> {
  const rows = await importsOf(app.db, key, { importer: row.importer, userId: row.userId }, undefined, REMEMBERED)
  for (const { id, words } of rows) {
    const table = (words.report as { table?: TableInReport<Read> | null } | null)?.table
    if (id !== row.id && table?.isSaid && JSON.stringify(table.names) === JSON.stringify(names)) return table.read
  }
  return null
}
