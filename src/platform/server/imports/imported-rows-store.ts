import { and, asc, count, eq, gt, inArray, sql } from '#platform/server/db/drizzle.ts'
import type { Db } from '../db/db.ts'
import { importRows } from './tables.ts'
import type { ImportRow } from './store.ts'

type Which = Pick<ImportRow, 'userId' | 'id'>

/** A thing that an import inserted: its id, and a fingerprint of its values at that time. */
export type ImportedRow = { id: string; fingerprint: string }

const ofImport = ({ userId, id }: Which, part: string) =>
  and(eq(importRows.userId, userId), eq(importRows.importId, id), eq(importRows.part, part))

/** In the transaction that inserted them. A row that was deleted and is inserted again belongs to the later import. */
export async function saveImportedRows(tx: Db, { userId, id: importId }: Which, part: string, rows: readonly ImportedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 500) {
    await tx
      .insert(importRows)
      .values(rows.slice(at, at + 500).map(({ id, fingerprint }) => ({ userId, importId, part, rowId: id, fingerprint })))
      .onConflictDoUpdate({
        target: [importRows.userId, importRows.part, importRows.rowId],
        set: { importId: sql`excluded.import_id`, fingerprint: sql`excluded.fingerprint` },
      })
  }
}

/** In the order of their ids, by pages. */
export async function importedRows(db: Db, which: Which, part: string, after: string, limit: number): Promise<ImportedRow[]> {
  return db
    .select({ id: importRows.rowId, fingerprint: importRows.fingerprint })
    .from(importRows)
    .where(and(ofImport(which, part), gt(importRows.rowId, after)))
    .orderBy(asc(importRows.rowId))
    .limit(limit)
}

export async function deleteAllImportedRows(tx: Db, { userId, id }: Which): Promise<void> {
  await tx.delete(importRows).where(and(eq(importRows.userId, userId), eq(importRows.importId, id)))
}

export async function deleteImportedRows(tx: Db, which: Which, part: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(importRows).where(and(ofImport(which, part), inArray(importRows.rowId, [...ids])))
}

/** The ids among these that this import inserted. */
export async function areImported(tx: Db, which: Which, part: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: importRows.rowId })
    .from(importRows)
    .where(and(ofImport(which, part), inArray(importRows.rowId, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

/** How many things of each part some imports inserted and have not removed, by import and part. */
export async function importedCounts(db: Db, userId: string, imports: readonly string[]): Promise<Map<string, Map<string, number>>> {
  const counts = new Map(imports.map((id) => [id, new Map<string, number>()]))
  if (imports.length === 0) return counts
  const rows = await db
    .select({ importId: importRows.importId, part: importRows.part, n: count() })
    .from(importRows)
    .where(and(eq(importRows.userId, userId), inArray(importRows.importId, [...imports])))
    .groupBy(importRows.importId, importRows.part)
  for (const { importId, part, n } of rows) counts.get(importId)!.set(part, n)
  return counts
}
