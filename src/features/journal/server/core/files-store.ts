import { and, asc, eq, gt, inArray, isNotNull, sql } from '#platform/server/db/drizzle.ts'
import type { Db } from '#platform/server/db/db.ts'
import { journalFiles } from './tables.ts'

export type FileRow = typeof journalFiles.$inferSelect

export async function fileOf(db: Db, userId: string, id: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(journalFiles)
    .where(and(eq(journalFiles.userId, userId), eq(journalFiles.id, id)))
  return row
}

export async function filesOf(db: Db, userId: string, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(journalFiles)
    .where(and(eq(journalFiles.userId, userId), inArray(journalFiles.id, [...ids])))
}

/** Bytes of a person's files in storage. Exact only while their change counter is locked. */
export async function bytesOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${journalFiles.bytes}), 0)` })
    .from(journalFiles)
    .where(eq(journalFiles.userId, userId))
  return Number(row?.bytes ?? 0)
}

export async function insertFiles(tx: Db, rows: readonly (typeof journalFiles.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(journalFiles).values([...rows])
}

/** Files whose picture has not been processed yet, in the order of their ids. */
export async function pendingFiles(db: Db, userId: string, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: journalFiles.id })
    .from(journalFiles)
    .where(and(eq(journalFiles.userId, userId), isNotNull(journalFiles.originalKey), gt(journalFiles.id, after)))
    .orderBy(asc(journalFiles.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Replaces a pending file by the processed picture, or by the original as a plain file. False when another worker already did. */
export async function finishFile(
  tx: Db,
  userId: string,
  id: string,
  originalKey: string,
  settled: { fullKey: string; thumbKey: string | null; bytes: number },
): Promise<boolean> {
  const rows = await tx
    .update(journalFiles)
    .set({ ...settled, originalKey: null })
    .where(and(eq(journalFiles.userId, userId), eq(journalFiles.id, id), eq(journalFiles.originalKey, originalKey)))
    .returning({ id: journalFiles.id })
  return rows.length > 0
}

/** Deletes rows and returns the storage keys that no row refers to any more. */
export async function deleteFiles(tx: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .delete(journalFiles)
    .where(and(eq(journalFiles.userId, userId), inArray(journalFiles.id, [...ids])))
    .returning()
  return rows.flatMap(keysOf)
}

export const keysOf = ({ originalKey, fullKey, thumbKey }: Pick<FileRow, 'originalKey' | 'fullKey' | 'thumbKey'>): string[] =>
  [originalKey, fullKey, thumbKey].filter((key) => key !== null)

/** Storage keys in use by one person, page by page. */
export async function* keysInUse(db: Db, userId: string): AsyncGenerator<string> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .select()
      .from(journalFiles)
      .where(and(eq(journalFiles.userId, userId), gt(journalFiles.id, after)))
      .orderBy(asc(journalFiles.id))
      .limit(500)
    for (const row of rows) yield* keysOf(row)
    if (rows.length < 500) return
    after = rows.at(-1)!.id
  }
}
