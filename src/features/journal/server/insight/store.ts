import { and, desc, eq, gte, isNotNull, isNull, lte, or, sql } from '#platform/server/db/drizzle.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { Within } from '../core/entries-store.ts'
import type { DayMood } from '#platform/server/day-facts.ts'
import type { Db } from '#platform/server/db/db.ts'
import { MAX_INSIGHT_DAYS } from '../../contract/insight.ts'
import { journalRecords } from '../core/tables.ts'

/** Sixteen entries a day for ten years; of more, only the latest are read. */
const MAX_NOTES = 60_000

const { userId: owner, kind, sealed, trashedAt, localDay, at, zone, mood, activities, words, photos } = journalRecords

/** Entries that are neither erased nor in the trash. Days marked as hard count like others. */
const entriesOf = (userId: string) => and(eq(owner, userId), eq(kind, 'entry'), isNotNull(sealed), isNull(trashedAt))
const between = (from: LocalDay, to: LocalDay) => and(gte(localDay, from), lte(localDay, to))

/** An entry's unencrypted columns that describe its day. */
export type Note = { localDay: LocalDay; at: Date; zone: string; mood: number | null; activities: string[] }

/** Entries with a mood or activities, latest first. `whole` is false when the limit was reached and the oldest are missing. */
export async function notesOf(
  db: Db,
  userId: string,
  from: LocalDay,
  to: LocalDay,
  within?: Within,
): Promise<{ notes: Note[]; whole: boolean }> {
  const rows = await db
    .select({ localDay, at, zone, mood, activities })
    .from(journalRecords)
    .where(and(entriesOf(userId), within, between(from, to), or(isNotNull(mood), sql`cardinality(${activities}) > 0`)))
    .orderBy(desc(localDay), desc(at), desc(journalRecords.id))
    .limit(MAX_NOTES)
  // An entry has its day, instant and zone; the columns are empty only for other kinds of records.
  const notes = rows.map((row) => ({ ...row, localDay: row.localDay!, at: row.at!, zone: row.zone!, activities: row.activities ?? [] }))
  return { notes, whole: rows.length < MAX_NOTES }
}

/** The person's first day with a mood; null without any. */
export async function firstMoodDay(db: Db, userId: string, within?: Within): Promise<LocalDay | null> {
  const [row] = await db
    .select({ localDay })
    .from(journalRecords)
    .where(and(entriesOf(userId), within, isNotNull(mood)))
    .orderBy(localDay)
    .limit(1)
  return row?.localDay ?? null
}

export type Counts = { entries: number; entryDays: number; words: number; photos: number }

export async function countsOf(db: Db, userId: string, from: LocalDay, to: LocalDay, within?: Within): Promise<Counts> {
  const [row] = await db
    .select({
      entries: sql<number>`count(*)::int`,
      entryDays: sql<number>`count(distinct ${localDay})::int`,
      words: sql<number>`coalesce(sum(${words}), 0)::bigint`,
      photos: sql<number>`coalesce(sum(${photos}), 0)::bigint`,
    })
    .from(journalRecords)
    .where(and(entriesOf(userId), within, between(from, to)))
  return row!
}

/** Mean mood per day, in order; at most MAX_INSIGHT_DAYS days, the latest. */
export async function moodDays(db: Db, userId: string, from: LocalDay, to: LocalDay, within?: Within): Promise<DayMood[]> {
  const rows = await db
    .select({ day: localDay, mood: sql<number>`avg(${mood})::float8`, n: sql<number>`count(*)::int` })
    .from(journalRecords)
    .where(and(entriesOf(userId), within, between(from, to), isNotNull(mood)))
    .groupBy(localDay)
    .orderBy(desc(localDay))
    .limit(MAX_INSIGHT_DAYS)
  return rows.map((row) => ({ ...row, day: row.day! })).toReversed()
}
