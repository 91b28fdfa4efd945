import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, notInArray, or, sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/db.ts'
import { pageOf, sealedRow, type Page, type RecordRow, type SealedRow } from './records-store.ts'
import type { JournalScope } from '../../journal-scopes.ts'
import { journalRecords } from './tables.ts'

const {
  userId: owner,
  id,
  kind,
  seq,
  updatedAt,
  sealed,
  trashedAt,
  localDay,
  at,
  mood,
  photos,
  starred,
  hard,
  words,
  journalId,
} = journalRecords

/** The entry after which a list continues. For the trash, `at` is the time of deletion. */
export type Place = { localDay: LocalDay; at: Date; id: string }

type PageOptions = {
  after?: Place | undefined
  limit: number
  bytes: number
  from?: LocalDay | undefined
  to?: LocalDay | undefined
  within?: Within
}

/** A filter for entries (`inScope`); undefined: all. */
export type Within = SQL | undefined

/** One person's entries outside the trash, as in the partial index for lists. */
const stored = (userId: string) => and(eq(owner, userId), eq(kind, 'entry'), isNotNull(sealed), isNull(trashedAt))
// The order of the index; with the default `nulls first`, PostgreSQL would have to sort.
const newestFirst = [sql`${localDay} desc nulls last`, sql`${at} desc nulls last`, sql`${id} desc nulls last`]

/** The entries of a scope; undefined: all. */
export function inScope(scope: JournalScope | undefined): Within {
  if (!scope) return undefined
  const ids = [...scope.ids]
  if (scope.in) return ids.length > 0 ? inArray(journalId, ids) : sql`false`
  return ids.length > 0 ? or(isNull(journalId), notInArray(journalId, ids)) : undefined
}

/** Newest day first: one range of an index, independent of the journal's size. */
export function entryPage(db: Db, userId: string, { after, limit, bytes, from, to, within }: PageOptions): Promise<Page> {
  const where = and(
    stored(userId),
    within,
    from === undefined ? undefined : gte(localDay, from),
    to === undefined ? undefined : lte(localDay, to),
    after && sql`(${localDay}, ${at}, ${id}) < (${after.localDay}::date, ${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
  )
  return pageOf(db, where, newestFirst, limit, bytes)
}

/** Entries in the trash, the latest deleted first. */
export function trashPage(db: Db, userId: string, { after, limit, bytes, within }: PageOptions): Promise<Page> {
  const where = and(
    eq(owner, userId),
    isNotNull(trashedAt),
    isNotNull(sealed),
    within,
    after && sql`(${trashedAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
  )
  return pageOf(db, where, [desc(trashedAt), desc(id)], limit, bytes)
}

/** All entries of these days that may appear as memories: none marked as hard. At most 400. */
export async function entriesOfDays(db: Db, userId: string, days: readonly LocalDay[], within?: Within): Promise<SealedRow[]> {
  if (days.length === 0) return []
  return db
    .select(sealedRow)
    .from(journalRecords)
    .where(and(stored(userId), within, inArray(localDay, [...days]), eq(hard, false)))
    .orderBy(...newestFirst)
    .limit(400)
}

/** Entries with photos from `from` to `to` that are not marked as hard, the latest first. */
export function entriesWithPhotos(
  db: Db,
  userId: string,
  { from, to, within, most }: { from: LocalDay; to: LocalDay; within?: Within; most: number },
): Promise<{ id: string; localDay: LocalDay | null }[]> {
  return db
    .select({ id, localDay })
    .from(journalRecords)
    .where(and(stored(userId), within, gte(localDay, from), lte(localDay, to), gt(photos, 0), eq(hard, false)))
    .orderBy(...newestFirst)
    .limit(most)
}

/** Which of these entries may appear as memories. */
export async function mayComeBack(db: Db, userId: string, ids: readonly string[], within?: Within): Promise<Set<string>> {
  const rows = await db
    .select({ id })
    .from(journalRecords)
    .where(and(stored(userId), within, inArray(id, [...ids]), eq(hard, false)))
  return new Set(rows.map((row) => row.id))
}

/** `entriesOfDays` for only the earliest of these days with an entry: enough for the hub, without reading the others. */
export async function entriesOfLongestAgo(db: Db, userId: string, days: readonly LocalDay[], within?: Within): Promise<SealedRow[]> {
  if (days.length === 0) return []
  const mayComeBack = and(stored(userId), within, eq(hard, false))
  const day = db
    .select({ day: localDay })
    .from(journalRecords)
    .where(and(mayComeBack, sql`${localDay} = any(${sql.param(days)}::date[])`))
    .orderBy(sql`${localDay} asc nulls first`)
    .limit(1)
  return db
    .select(sealedRow)
    .from(journalRecords)
    .where(and(mayComeBack, eq(localDay, day)))
    .limit(400)
}

/** The entries of a day with a mood, newest first. At most 30. */
export async function moodsOfDay(db: Db, userId: string, day: LocalDay, within?: Within): Promise<SealedRow[]> {
  return db
    .select(sealedRow)
    .from(journalRecords)
    .where(and(stored(userId), within, eq(localDay, day), isNotNull(mood)))
    .orderBy(...newestFirst)
    .limit(30)
}

export type DayRow = { day: LocalDay; moods: number[]; entries: number; photos: number; starred: boolean }

/** The calendar's data per day, without days that have no entry. */
export async function dayRows(db: Db, userId: string, from: LocalDay, to: LocalDay, within?: Within): Promise<DayRow[]> {
  const rows = await db
    .select({
      day: localDay,
      moods: sql<number[]>`coalesce(array_agg(${mood}::int order by ${at}, ${id}) filter (where ${mood} is not null), '{}')`,
      entries: sql<number>`count(*)::int`,
      photos: sql<number>`coalesce(sum(${photos}), 0)::int`,
      starred: sql<boolean>`coalesce(bool_or(${starred}), false)`,
    })
    .from(journalRecords)
    .where(and(stored(userId), within, gte(localDay, from), lte(localDay, to)))
    .groupBy(localDay)
    .orderBy(asc(localDay))
  return rows.map((row) => ({ ...row, day: row.day! }))
}

/** The person's earliest day with an entry; undefined without any. */
export async function firstDay(db: Db, userId: string, within?: Within): Promise<LocalDay | undefined> {
  const [row] = await db
    .select({ localDay })
    .from(journalRecords)
    .where(and(stored(userId), within))
    .orderBy(sql`${localDay} asc nulls first`, sql`${at} asc nulls first`, sql`${id} asc nulls first`)
    .limit(1)
  return row?.localDay ?? undefined
}

/** Kinds with few records per person, which people create by hand. */
export type SmallKind = Exclude<RecordRow['kind'], 'entry' | 'attachment'>

/** The records of some small kinds. At most 2,000, which is more than people create by hand. */
export async function rowsOfKinds(db: Db, userId: string, kinds: readonly SmallKind[]): Promise<SealedRow[]> {
  return db
    .select(sealedRow)
    .from(journalRecords)
    .where(and(eq(owner, userId), inArray(kind, [...kinds]), isNotNull(sealed)))
    .orderBy(asc(id))
    .limit(2000)
}

/** The entry that was edited last, if it is among the latest changes and not older than `since`. */
export async function lastWritten(db: Db, userId: string, since: Date, within?: Within): Promise<SealedRow | undefined> {
  const latest = db
    .select({ id, kind, seq, updatedAt, words, trashedAt })
    .from(journalRecords)
    .where(and(eq(owner, userId), within))
    .orderBy(desc(seq))
    .limit(30)
    .as('latest')
  const wanted = db
    .select({ id: latest.id })
    .from(latest)
    .where(and(eq(latest.kind, 'entry'), gte(latest.updatedAt, since), isNull(latest.trashedAt), gt(latest.words, 0)))
    .orderBy(desc(latest.seq))
    .limit(1)
  const [row] = await db
    .select(sealedRow)
    .from(journalRecords)
    .where(and(eq(owner, userId), eq(id, wanted)))
  return row
}
