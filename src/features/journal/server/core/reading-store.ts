import { and, asc, eq, gt, inArray, isNotNull, sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { RecordDataOf, RecordKind } from '../../contract/records.ts'
import { openEnvelope } from './envelope.ts'
import { journalRecords } from './tables.ts'

/** A record, with the fields that readers need. */
export type StoredRecord<K extends RecordKind = RecordKind> = {
  [Kind in K]: { kind: Kind; id: string; seq: number; updatedAt: Date; data: RecordDataOf[Kind] }
}[K]

/** One decrypted record; undefined when it does not exist or was erased. */
export async function readRecord<K extends RecordKind>(
  db: Db,
  key: PersonKey,
  userId: string,
  kind: K,
  id: string,
): Promise<StoredRecord<K> | undefined> {
  const [row] = await db
    .select()
    .from(journalRecords)
    .where(and(eq(journalRecords.userId, userId), eq(journalRecords.id, id), eq(journalRecords.kind, kind)))
  return row?.sealed ? (opened(key, row) as StoredRecord<K>) : undefined
}

/** Decrypted records of a kind by their ids, without erased ones. */
export async function readRecords<K extends RecordKind>(
  db: Db,
  key: PersonKey,
  userId: string,
  kind: K,
  ids: readonly string[],
): Promise<StoredRecord<K>[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(journalRecords)
    .where(and(eq(journalRecords.userId, userId), eq(journalRecords.kind, kind), inArray(journalRecords.id, [...ids])))
  return rows.filter((row) => row.sealed).map((row) => opened(key, row) as StoredRecord<K>)
}

type Row = typeof journalRecords.$inferSelect

function opened(key: PersonKey, row: Row): StoredRecord {
  const { data } = openEnvelope(key, row.kind, row.id, row.sealed!)
  return { kind: row.kind, id: row.id, seq: row.seq, updatedAt: row.updatedAt, data } as StoredRecord
}

/** Condition for the person's records of a kind, without erased ones. */
const ofKind = (userId: string, kind: RecordKind) =>
  and(eq(journalRecords.userId, userId), eq(journalRecords.kind, kind), isNotNull(journalRecords.sealed))

type DayRange = { from: string; to: string }

/** Condition for entries of a range of days that are not in the trash. */
const entriesOfDays = (userId: string, { from, to }: DayRange, within?: SQL) =>
  and(
    ofKind(userId, 'entry'),
    sql`${journalRecords.trashedAt} is null`,
    sql`${journalRecords.localDay} between ${from}::date and ${to}::date`,
    within,
  )

/** Every record of a kind, in the order of their ids, opened page by page. */
export async function* readAll<K extends RecordKind>(
  db: Db,
  key: PersonKey,
  userId: string,
  kind: K,
  page = 200,
): AsyncGenerator<StoredRecord<K>> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .select()
      .from(journalRecords)
      .where(and(ofKind(userId, kind), gt(journalRecords.id, after)))
      .orderBy(asc(journalRecords.id))
      .limit(page)
    for (const row of rows) yield opened(key, row) as StoredRecord<K>
    if (rows.length < page) return
    after = rows.at(-1)!.id
  }
}

/** Entries of a range of days that are not in the trash, oldest first, opened page by page. */
export async function* readEntriesOfDays(
  db: Db,
  key: PersonKey,
  userId: string,
  range: DayRange,
  within?: SQL,
  page = 100,
): AsyncGenerator<StoredRecord<'entry'>> {
  let after: { day: string; at: string; id: string } | undefined
  for (;;) {
    const rows = await db
      .select()
      .from(journalRecords)
      .where(
        and(
          entriesOfDays(userId, range, within),
          after
            ? sql`(${journalRecords.localDay}, ${journalRecords.at}, ${journalRecords.id}) > (${after.day}::date, ${after.at}::timestamptz, ${after.id}::uuid)`
            : undefined,
        ),
      )
      .orderBy(asc(journalRecords.localDay), asc(journalRecords.at), asc(journalRecords.id))
      .limit(page)
    for (const row of rows) yield opened(key, row) as StoredRecord<'entry'>
    if (rows.length < page) return
    const last = rows.at(-1)!
    after = { day: last.localDay!, at: last.at!.toISOString(), id: last.id }
  }
}

/** Attachments of these entries, opened. */
export async function attachmentsOf(
  db: Db,
  key: PersonKey,
  userId: string,
  entryIds: readonly string[],
): Promise<StoredRecord<'attachment'>[]> {
  if (entryIds.length === 0) return []
  const rows = await db
    .select()
    .from(journalRecords)
    .where(and(ofKind(userId, 'attachment'), inArray(journalRecords.entryId, [...entryIds])))
    .orderBy(asc(journalRecords.id))
  return rows.map((row) => opened(key, row) as StoredRecord<'attachment'>)
}

/** Whether an id of the person's is free, has a record, or had one that was erased. */
export async function idStatusOf(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, { kind: RecordKind; seq: number; isErased: boolean }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: journalRecords.id,
      kind: journalRecords.kind,
      seq: journalRecords.seq,
      isErased: sql<boolean>`${journalRecords.sealed} is null`,
    })
    .from(journalRecords)
    .where(and(eq(journalRecords.userId, userId), inArray(journalRecords.id, [...ids])))
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

/** Months of a range that have entries, and how many. */
export async function monthsOf(db: Db, userId: string, range: DayRange, within?: SQL): Promise<{ month: string; entries: number }[]> {
  const month = sql<string>`to_char(${journalRecords.localDay}, 'YYYY-MM')`
  return db
    .select({ month, entries: sql<number>`count(*)::int` })
    .from(journalRecords)
    .where(entriesOfDays(userId, range, within))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

/** Ids of records of this kind that entries or activities still refer to. */
export async function referencedIds(db: Db, key: PersonKey, userId: string, kind: RecordKind): Promise<Set<string>> {
  const used = new Set<string>()
  if (kind === 'activity') {
    const rows = await db
      .selectDistinct({ id: sql<string>`unnest(${journalRecords.activities})` })
      .from(journalRecords)
      .where(ofKind(userId, 'entry'))
    for (const { id } of rows) used.add(id)
  } else if (kind === 'journal') {
    const { journalId } = journalRecords
    const rows = await db
      .selectDistinct({ id: journalId })
      .from(journalRecords)
      .where(and(ofKind(userId, 'entry'), isNotNull(journalId)))
    for (const { id } of rows) used.add(id!)
  } else if (kind === 'mood') {
    for await (const { data } of readAll(db, key, userId, 'entry')) if (data.mood?.moodId) used.add(data.mood.moodId)
  } else if (kind === 'group') {
    for await (const { data } of readAll(db, key, userId, 'activity')) if (data.groupId) used.add(data.groupId)
  }
  return used
}
