import { and, desc, eq, inArray, isNotNull, sql } from '#platform/server/db/drizzle.ts'
import type { Db } from '#platform/server/db/db.ts'
import { journalRecords, journalVersions } from './tables.ts'

export type VersionRow = typeof journalVersions.$inferSelect

const MAX_VERSIONS = 100

const { userId: owner, entryId, id } = journalVersions

/** Saves versions; when an entry has too many, the oldest ordinary ones are deleted first. */
export async function saveVersions(tx: Db, rows: readonly VersionRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.insert(journalVersions).values([...rows])
  const entries = [...new Set(rows.map((row) => row.entryId))]
  const user = rows[0]!.userId
  const place = sql`row_number() over (partition by entry_id order by (reason = 'edit'), id desc)`
  await tx.execute(sql`
    delete from journal_versions v using (
      select entry_id, id, ${place} as place from journal_versions where user_id = ${user} and entry_id = any(${sql.param(entries)}::uuid[])
    ) ranked
    where v.user_id = ${user} and v.entry_id = ranked.entry_id and v.id = ranked.id and ranked.place > ${MAX_VERSIONS}`)
}

/** Newest first: ids are created in the order in which versions were saved. */
export async function versionsOf(db: Db, userId: string, entry: string): Promise<VersionRow[]> {
  return db
    .select()
    .from(journalVersions)
    .where(and(eq(owner, userId), eq(entryId, entry)))
    .orderBy(desc(id))
    .limit(MAX_VERSIONS)
}

export async function versionRow(db: Db, userId: string, entry: string, version: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(journalVersions)
    .where(and(eq(owner, userId), eq(entryId, entry), eq(id, version)))
  return row
}

export async function deleteVersions(tx: Db, userId: string, entries: readonly string[]): Promise<void> {
  if (entries.length > 0) await tx.delete(journalVersions).where(and(eq(owner, userId), inArray(entryId, [...entries])))
}

/** Adds missing versions of existing entries, and returns the added ones. */
export async function insertVersions(tx: Db, rows: readonly VersionRow[]): Promise<Pick<VersionRow, 'entryId' | 'id'>[]> {
  const entries = await tx
    .select({ id: journalRecords.id })
    .from(journalRecords)
    .where(
      and(
        eq(journalRecords.userId, rows[0]!.userId),
        inArray(journalRecords.id, [...new Set(rows.map((row) => row.entryId))]),
        eq(journalRecords.kind, 'entry'),
        isNotNull(journalRecords.sealed),
      ),
    )
  const isHere = new Set(entries.map((entry) => entry.id))
  const fitting = rows.filter((row) => isHere.has(row.entryId))
  return fitting.length === 0 ? [] : tx.insert(journalVersions).values(fitting).onConflictDoNothing().returning({ entryId, id })
}

export async function versionIdsHere(db: Db, userId: string, entries: readonly string[]): Promise<Pick<VersionRow, 'entryId' | 'id'>[]> {
  return db
    .select({ entryId, id })
    .from(journalVersions)
    .where(and(eq(owner, userId), inArray(entryId, [...new Set(entries)])))
}

export async function deleteVersion(tx: Db, userId: string, entry: string, version: string): Promise<void> {
  await tx.delete(journalVersions).where(and(eq(owner, userId), eq(entryId, entry), eq(id, version)))
}

/** All versions of a person, for their export; only a few are in memory at a time, because one can be very long. */
export async function* versionsAfter(db: Db, userId: string, page = 20): AsyncGenerator<VersionRow> {
  let after = ['00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const rows = await db
      .select()
      .from(journalVersions)
      .where(and(eq(owner, userId), sql`(${entryId}, ${id}) > (${after[0]}::uuid, ${after[1]}::uuid)`))
      .orderBy(entryId, id)
      .limit(page)
    yield* rows
    if (rows.length < page) return
    const last = rows.at(-1)!
    after = [last.entryId, last.id]
  }
}
