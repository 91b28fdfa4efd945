import { and, desc, eq, inArray, isNotNull, isNull } from '#platform/server/db/drizzle.ts'
import type { Db } from '#platform/server/db/db.ts'
import { journalRecords } from '../core/tables.ts'

const { userId: owner, id, kind, hard, localDay, at, sealed, trashedAt } = journalRecords

/** Which of these are entries of this person and not in the trash, latest first, without their text. */
export async function chosenEntries(db: Db, userId: string, ids: readonly string[]): Promise<{ id: string; hard: boolean }[]> {
  const rows = await db
    .select({ id, hard })
    .from(journalRecords)
    .where(and(eq(owner, userId), inArray(id, [...ids]), eq(kind, 'entry'), isNotNull(sealed), isNull(trashedAt)))
    .orderBy(desc(localDay), desc(at), desc(id))
  return rows.map((row) => ({ id: row.id, hard: row.hard ?? false }))
}
