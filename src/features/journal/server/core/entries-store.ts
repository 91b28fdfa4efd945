import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm'
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

/** After which entry a list goes on. For the trash `at` is when it was thrown away. */
export type Place = { localDay: LocalDay; at: Date; id: string }

type PageOptions = {
  after?: Place | undefined
  limit: number
  bytes: number
  from?: LocalDay | undefined
  to?: LocalDay | undefined
  within?: Within
}

/** Which entries a question is about (`inScope`); undefined: all. */
export type Within = SQL | undefined

/** Kept entries of one person: what the partial index of lists holds. */
const stored = (userId: string) => and(eq(owner, userId), eq(kind, 'entry'), isNotNull(sealed), isNull(trashedAt))
// As the index is: without it, PostgreSQL would put nulls first and sort.
const newestFirst = [sql`${localDay} desc nulls last`, sql`${at} desc nulls last`, sql`${id} desc nulls last`]

/** The entries of a scope; undefined: all. */
export function inScope(scope: JournalScope | undefined): Within {
  if (!scope) return undefined
  const ids = [...scope.ids]
  if (scope.in) return ids.length > 0 ? inArray(journalId, ids) : sql`false`
  return ids.length > 0 ? or(isNull(journalId), notInArray(journalId, ids)) : undefined
}

/** Newest day first: one piece of an index, whatever the history. */
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

/** Latest thrown away first. */
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

/** All entries of these days that may come back: none marked as hard. At most 400. */
export async function entriesOfDays(db: Db, userId: string, days: readonly LocalDay[], within?: Within): Promise<SealedRow[]> {
  if (days.length === 0) return []
  return db
    .select(sealedRow)
    .from(journalRecords)
    .where(and(stored(userId), within, inArray(localDay, [...days]), eq(hard, false)))
    .orderBy(...newestFirst)
    .limit(400)
}

/** Entries of days from `from` to `to` with photos that may come back, the latest first. */
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

/** Which of these entries may come back. */
export async function mayComeBack(db: Db, userId: string, ids: readonly string[], within?: Within): Promise<Set<string>> {
  const rows = await db
    .select({ id })
    .from(journalRecords)
    .where(and(stored(userId), within, inArray(id, [...ids]), eq(hard, false)))
  return new Set(rows.map((row) => row.id))
}

/** `entriesOfDays` of that one of these days alone that is longest ago: what a glance needs, without reading all others. */
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

/** Per day what the calendar shows, days without entries left out. */
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

/** The kinds of which a person has few: what they name, choose and mark by hand. */
export type SmallKind = Exclude<RecordRow['kind'], 'entry' | 'attachment'>

/** The records of some small kinds. At most 2,000: more than anybody makes by hand. */
export async function rowsOfKinds(db: Db, userId: string, kinds: readonly SmallKind[]): Promise<SealedRow[]> {
  return db
    .select(sealedRow)
    .from(journalRecords)
    .where(and(eq(owner, userId), inArray(kind, [...kinds]), isNotNull(sealed)))
    .orderBy(asc(id))
    .limit(2000)
}

/** The entry that was written in last, if that is among the latest changes and not before `since`. */
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
