import { and, eq, lt } from '#platform/server/db/drizzle.ts'
import type { Db } from '#platform/server/db/db.ts'
import { announceSlowWork } from '#platform/server/slow-work/slow-work.ts'
import { accountExports } from '../tables.ts'

export type ExportRow = typeof accountExports.$inferSelect

const { userId: owner, id, attempt } = accountExports

export async function exportRow(db: Db, userId: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(accountExports).where(eq(owner, userId))
  return row
}

/** Locks the person's row until the transaction ends. */
export async function lockExport(tx: Db, userId: string): Promise<ExportRow | undefined> {
  const [row] = await tx.select().from(accountExports).where(eq(owner, userId)).for('update')
  return row
}

/** Inserts the row, or replaces the person's existing one. */
export async function saveExport(tx: Db, row: ExportRow): Promise<void> {
  await tx.insert(accountExports).values(row).onConflictDoUpdate({ target: owner, set: row })
  await announceSlowWork(tx, row.userId)
}

/** Changes the export that this worker prepares. False if another worker has it now, or if its person was deleted. */
export async function changeExport(
  db: Db,
  which: Pick<ExportRow, 'userId' | 'id' | 'attempt'>,
  change: Partial<Pick<ExportRow, 'state' | 'bytes' | 'updatedAt' | 'expiresAt'>>,
): Promise<boolean> {
  const rows = await db
    .update(accountExports)
    .set(change)
    .where(and(eq(owner, which.userId), eq(id, which.id), eq(attempt, which.attempt)))
    .returning({ id })
  await announceSlowWork(db, which.userId)
  return rows.length > 0
}

/** Deletes expired rows and returns them. */
export async function deleteExpiredExports(db: Db, now: Date): Promise<ExportRow[]> {
  return db.delete(accountExports).where(lt(accountExports.expiresAt, now)).returning()
}
