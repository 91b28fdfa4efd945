import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/db.ts'
import { pageOf, type Page, type RecordRow } from './records-store.ts'
import { journalRecords } from './tables.ts'

const { userId: owner, id, kind, sealed, trashedAt, localDay, at, mood, photos, starred, hard } = journalRecords

/** After which entry a list goes on. For the trash `at` is when it was thrown away. */
export type Place = { localDay: LocalDay; at: Date; id: string }

type PageOptions = { after?: Place | undefined; limit: number; bytes: number; from?: LocalDay | undefined; to?: LocalDay | undefined }

/** Kept entries of one person: what the partial index of lists holds. */
const kept = (userId: string) => and(eq(owner, userId), eq(kind, 'entry'), isNotNull(sealed), isNull(trashedAt))
// As the index is: without it, PostgreSQL would put nulls first and sort.
const newestFirst = [sql`${localDay} desc nulls last`, sql`${at} desc nulls last`, sql`${id} desc nulls last`]

/** Newest day first: one piece of an index, whatever the history. */
export function entryPage(db: Db, userId: string, { after, limit, bytes, from, to }: PageOptions): Promise<Page> {
  const where = and(
    kept(userId),
    from === undefined ? undefined : gte(localDay, from),
    to === undefined ? undefined : lte(localDay, to),
    after && sql`(${localDay}, ${at}, ${id}) < (${after.localDay}::date, ${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
  )
  return pageOf(db, where, newestFirst, limit, bytes)
}

/** Latest thrown away first. */
export function trashPage(db: Db, userId: string, { after, limit, bytes }: PageOptions): Promise<Page> {
  const where = and(
    eq(owner, userId),
    isNotNull(trashedAt),
    isNotNull(sealed),
    after && sql`(${trashedAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
  )
  return pageOf(db, where, [desc(trashedAt), desc(id)], limit, bytes)
}

/** All entries of these days that may come back: none marked as hard. At most 400. */
export async function entriesOfDays(db: Db, userId: string, days: readonly LocalDay[]): Promise<RecordRow[]> {
  if (days.length === 0) return []
  return db
    .select()
    .from(journalRecords)
    .where(and(kept(userId), inArray(localDay, [...days]), eq(hard, false)))
    .orderBy(...newestFirst)
    .limit(400)
}

export type DayRow = { day: LocalDay; moods: number[]; entries: number; photos: number; starred: boolean }

/** Per day what the calendar shows, days without entries left out. */
export async function dayRows(db: Db, userId: string, from: LocalDay, to: LocalDay): Promise<DayRow[]> {
  const rows = await db
    .select({
      day: localDay,
      moods: sql<number[]>`coalesce(array_agg(${mood}::int order by ${at}, ${id}) filter (where ${mood} is not null), '{}')`,
      entries: sql<number>`count(*)::int`,
      photos: sql<number>`coalesce(sum(${photos}), 0)::int`,
      starred: sql<boolean>`coalesce(bool_or(${starred}), false)`,
    })
    .from(journalRecords)
    .where(and(kept(userId), gte(localDay, from), lte(localDay, to)))
    .groupBy(localDay)
    .orderBy(asc(localDay))
  return rows.map((row) => ({ ...row, day: row.day! }))
}

/** The person's earliest day with an entry; undefined without any. */
export async function firstDay(db: Db, userId: string): Promise<LocalDay | undefined> {
  const [row] = await db
    .select({ localDay })
    .from(journalRecords)
    .where(kept(userId))
    .orderBy(sql`${localDay} asc nulls first`, sql`${at} asc nulls first`, sql`${id} asc nulls first`)
    .limit(1)
  return row?.localDay ?? undefined
}

/** The records of a small kind. At most 2,000: more than anybody names by hand. */
export async function rowsOfKind(db: Db, userId: string, which: RecordRow['kind']): Promise<RecordRow[]> {
  return db
    .select()
    .from(journalRecords)
    .where(and(eq(owner, userId), eq(kind, which), isNotNull(sealed)))
    .orderBy(asc(id))
    .limit(2000)
}

/** The entry that was written in last, if that is among the latest changes and not before `since`. */
export async function lastWritten(db: Db, userId: string, since: Date): Promise<string | undefined> {
  const { kind: what, updatedAt, words, trashedAt: thrownAway, seq } = journalRecords
  const latest = await db
    .select({ id, what, updatedAt, words, thrownAway })
    .from(journalRecords)
    .where(eq(owner, userId))
    .orderBy(desc(seq))
    .limit(30)
  return latest.find((row) => row.what === 'entry' && row.updatedAt >= since && !row.thrownAway && (row.words ?? 0) > 0)?.id
}
