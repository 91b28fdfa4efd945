import { and, eq, gt, inArray, isNotNull, or, sql } from '#platform/server/db/drizzle.ts'
import type { Db } from '#platform/server/db/db.ts'
import { imports } from '#platform/server/imports/tables.ts'
import { journalImportItems, journalRecords } from '../core/tables.ts'

export type ItemRow = typeof journalImportItems.$inferInsert

const isItsRecord = and(eq(journalRecords.userId, journalImportItems.userId), eq(journalRecords.id, journalImportItems.recordId))

/** Which of these items were imported before and still exist, by their digest in hex, with the id of their record. */
export async function knownItems(db: Db, userId: string, digests: readonly Buffer[]): Promise<Map<string, string>> {
  if (digests.length === 0) return new Map()
  const rows = await db
    .select({ digest: journalImportItems.digest, recordId: journalImportItems.recordId })
    .from(journalImportItems)
    .innerJoin(journalRecords, isItsRecord)
    .where(
      and(
        eq(journalImportItems.userId, userId),
        inArray(journalImportItems.digest, [...digests]),
        sql`${journalRecords.sealed} is not null`,
      ),
    )
  return new Map(rows.map(({ digest, recordId }) => [digest.toString('hex'), recordId]))
}

/** Adds items. An item whose record was erased is imported again: its row then refers to the new record. */
export async function addItems(tx: Db, rows: readonly ItemRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 500) {
    await tx
      .insert(journalImportItems)
      .values(rows.slice(at, at + 500))
      .onConflictDoUpdate({
        target: [journalImportItems.userId, journalImportItems.digest],
        set: {
          importId: sql`excluded.import_id`,
          recordId: sql`excluded.record_id`,
          kind: sql`excluded.kind`,
          seq: sql`excluded.seq`,
          mood: sql`excluded.mood`,
        },
      })
  }
}

/** Entries of an import whose mood waits for a level, by record id, page by page. */
export async function itemsWithMood(db: Db, userId: string, importId: string, after: string, limit: number) {
  return db
    .select()
    .from(journalImportItems)
    .where(
      and(
        eq(journalImportItems.userId, userId),
        eq(journalImportItems.importId, importId),
        isNotNull(journalImportItems.mood),
        gt(journalImportItems.recordId, after),
      ),
    )
    .orderBy(journalImportItems.recordId)
    .limit(limit)
}

/** Removes the stored mood name of an entry that got its level; `seq`: its record after the import's write. */
export async function settleMood(tx: Db, userId: string, digest: Buffer, seq: number): Promise<void> {
  await tx
    .update(journalImportItems)
    .set({ mood: null, seq })
    .where(and(eq(journalImportItems.userId, userId), eq(journalImportItems.digest, digest)))
}

export type ImportedItem = { recordId: string; kind: ItemRow['kind']; seq: number; now: number; isErased: boolean }

/**
 * Records of a kind that an import created, with their current `seq`; by record id, page by page. With `left`, also records that
 * undone imports had to leave behind, because this import used them.
 */
export async function itemsOf(
  db: Db,
  userId: string,
  importId: string,
  kind: ItemRow['kind'],
  after: string,
  limit: number,
  { left = false } = {},
): Promise<ImportedItem[]> {
  const undone = db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.importer, 'journal'), eq(imports.state, 'undone')))
  const rows = await db
    .select({
      recordId: journalImportItems.recordId,
      kind: journalImportItems.kind,
      seq: journalImportItems.seq,
      now: journalRecords.seq,
      isErased: sql<boolean>`${journalRecords.sealed} is null`,
    })
    .from(journalImportItems)
    .innerJoin(journalRecords, isItsRecord)
    .where(
      and(
        eq(journalImportItems.userId, userId),
        left
          ? or(eq(journalImportItems.importId, importId), inArray(journalImportItems.importId, undone))
          : eq(journalImportItems.importId, importId),
        eq(journalImportItems.kind, kind),
        sql`${journalImportItems.recordId} > ${after}::uuid`,
      ),
    )
    .orderBy(journalImportItems.recordId)
    .limit(limit)
  return rows
}

export async function removeItems(tx: Db, userId: string, recordIds: readonly string[]): Promise<void> {
  if (recordIds.length === 0) return
  await tx
    .delete(journalImportItems)
    .where(and(eq(journalImportItems.userId, userId), inArray(journalImportItems.recordId, [...recordIds])))
}

export async function removeItemsOfKind(db: Db, userId: string, importId: string, kind: ItemRow['kind']): Promise<void> {
  await db
    .delete(journalImportItems)
    .where(and(eq(journalImportItems.userId, userId), eq(journalImportItems.importId, importId), eq(journalImportItems.kind, kind)))
}
