import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { importRows } from './tables.ts'
import type { ImportRow } from './store.ts'

type Which = Pick<ImportRow, 'userId' | 'id'>

/** A thing that an import inserted: its id, and what it was like then. */
export type BroughtRow = { id: string; print: string }

const ofImport = ({ userId, id }: Which, part: string) =>
  and(eq(importRows.userId, userId), eq(importRows.importId, id), eq(importRows.part, part))

/** In the transaction that inserted them. What came before, went, and comes anew is of the later import. */
export async function noteRows(tx: Db, { userId, id: importId }: Which, part: string, rows: readonly BroughtRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 500) {
    await tx
      .insert(importRows)
      .values(rows.slice(at, at + 500).map(({ id, print }) => ({ userId, importId, part, rowId: id, print })))
      .onConflictDoUpdate({
        target: [importRows.userId, importRows.part, importRows.rowId],
        set: { importId: sql`excluded.import_id`, print: sql`excluded.print` },
      })
  }
}

/** In the order of their ids, page by page. */
export async function rowsBrought(db: Db, which: Which, part: string, after: string, limit: number): Promise<BroughtRow[]> {
  return db
    .select({ id: importRows.rowId, print: importRows.print })
    .from(importRows)
    .where(and(ofImport(which, part), gt(importRows.rowId, after)))
    .orderBy(asc(importRows.rowId))
    .limit(limit)
}

export async function forgetAllRows(tx: Db, { userId, id }: Which): Promise<void> {
  await tx.delete(importRows).where(and(eq(importRows.userId, userId), eq(importRows.importId, id)))
}

export async function forgetRows(tx: Db, which: Which, part: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(importRows).where(and(ofImport(which, part), inArray(importRows.rowId, [...ids])))
}
