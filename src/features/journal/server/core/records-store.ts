import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  lt,
  lte,
  notInArray,
  sql,
  type SQL,
} from '#platform/server/db/drizzle.ts'
import type { Db } from '#platform/server/db/db.ts'
import { SETTINGS_ID } from '../../contract/records.ts'
import { journalChanges, journalHeads, journalRecords, journalVersions } from './tables.ts'

export type RecordRow = typeof journalRecords.$inferSelect
/** The columns that are needed to decrypt a record. */
export type SealedRow = Pick<RecordRow, 'kind' | 'id' | 'seq' | 'updatedAt' | 'sealed'>
/** An earlier state of an entry. */
export type VersionRow = typeof journalVersions.$inferSelect
export type ChangeRow = typeof journalChanges.$inferSelect

const { userId: owner, id, seq, sealed } = journalRecords
/** The columns of a SealedRow. */
export const sealedRow = { kind: journalRecords.kind, id, seq, updatedAt: journalRecords.updatedAt, sealed }

type Head = { seq: number; started: boolean }

/** `started`: the person's settings exist, and with them the starter records. */
const head = (userId: string) => ({
  seq: journalHeads.seq,
  started: sql<boolean>`exists (select from journal_records r where r.user_id = ${userId} and r.id = ${SETTINGS_ID})`,
})

/** Locks the person's change counter until the transaction ends, and returns its value; 0 for a new person. */
export async function lockHead(tx: Db, userId: string): Promise<Head> {
  const lock = () => tx.select(head(userId)).from(journalHeads).where(eq(journalHeads.userId, userId)).for('update')
  let [found] = await lock()
  if (!found) {
    await tx.insert(journalHeads).values({ userId, seq: 0 }).onConflictDoNothing()
    ;[found] = await lock()
  }
  // `started` was read before the wait for the lock, so only `true` is certain.
  return found!.started ? found! : { ...found!, started: (await recordRows(tx, userId, [SETTINGS_ID])).length > 0 }
}

/** For the hub: every change of a record writes this row. */
export const JOURNAL_VERSION = 'select xmin from journal_heads where user_id = $1'

/** The value of the counter, without waiting for a lock; 0 for a new person. */
export async function headOf(db: Db, userId: string): Promise<Head> {
  const [found] = await db.select(head(userId)).from(journalHeads).where(eq(journalHeads.userId, userId))
  return found ?? { seq: 0, started: false }
}

export async function saveHead(tx: Db, userId: string, to: number): Promise<void> {
  await tx.update(journalHeads).set({ seq: to }).where(eq(journalHeads.userId, userId))
}

export async function recordRows(db: Db, userId: string, ids: readonly string[]): Promise<RecordRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(journalRecords)
    .where(and(eq(owner, userId), inArray(id, [...ids])))
}

const { userId: _userId, id: _id, kind: _kind, ...changing } = getTableColumns(journalRecords)
const incoming = Object.fromEntries(Object.entries(changing).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]))

/** Inserts or updates rows unchanged. */
export async function saveRows(tx: Db, rows: readonly RecordRow[]): Promise<void> {
  for (let n = 0; n < rows.length; n += 500) {
    await tx
      .insert(journalRecords)
      .values(rows.slice(n, n + 500))
      .onConflictDoUpdate({ target: [owner, id], set: incoming })
  }
}

/** Ids of the existing attachments of these entries. */
export async function attachmentIdsOf(db: Db, userId: string, entryIds: readonly string[]): Promise<string[]> {
  if (entryIds.length === 0) return []
  const { entryId } = journalRecords
  const rows = await db
    .select({ id })
    .from(journalRecords)
    .where(and(eq(owner, userId), inArray(entryId, [...entryIds]), isNotNull(entryId), isNotNull(sealed)))
  return rows.map((row) => row.id)
}

export async function setPhotos(tx: Db, userId: string, entryId: string, photos: number): Promise<void> {
  await tx
    .update(journalRecords)
    .set({ photos })
    .where(and(eq(owner, userId), eq(id, entryId), eq(journalRecords.kind, 'entry'), isNotNull(journalRecords.sealed)))
}

/** Kinds of records that a device without a local copy does not read. */
const ENTRY_KINDS = ['entry', 'attachment'] as const

/**
 * Rows after `since` in the order of their change, all or those `without` entries and attachments. A single statement reads one snapshot,
 * in which no number below the highest one is missing.
 */
export function rowsAfter(db: Db, userId: string, since: number, limit: number, bytes: number, without?: 'entries'): Promise<Page> {
  const wanted = without === 'entries' ? notInArray(journalRecords.kind, [...ENTRY_KINDS]) : undefined
  return pageOf(db, and(eq(owner, userId), gt(seq, since), wanted), [asc(seq)], limit, bytes)
}

export type Page = { rows: RecordRow[]; more: boolean }

/**
 * The first rows in an order, at most `limit` and while their sealed text is not more than `bytes` in all (but at least one).
 * Measuring reads no text: PostgreSQL stores long values outside the row.
 */
export async function pageOf(db: Db, where: SQL | undefined, order: SQL[], limit: number, bytes: number): Promise<Page> {
  const inOrder = sql.join(order, sql`, `)
  const weighed = db.$with('weighed').as(
    db
      .select({
        id,
        n: sql<number>`row_number() over (order by ${inOrder})::int`.as('n'),
        weight: sql<number>`sum(coalesce(octet_length(${sealed}), 0)) over (order by ${inOrder})`.as('weight'),
      })
      .from(journalRecords)
      .where(where)
      .orderBy(...order)
      .limit(limit + 1),
  )
  const rows = await db
    .with(weighed)
    .select({ ...getTableColumns(journalRecords), total: sql<number>`(select count(*)::int from weighed)` })
    .from(weighed)
    .innerJoin(journalRecords, eq(weighed.id, id))
    .where(and(where, lte(weighed.n, limit), sql`(${weighed.weight} <= ${bytes} or ${weighed.n} = 1)`))
    .orderBy(asc(weighed.n))
  return { rows, more: (rows[0]?.total ?? 0) > rows.length }
}

export async function knownChanges(tx: Db, userId: string, ids: readonly string[]): Promise<Map<string, ChangeRow>> {
  const rows = await tx
    .select()
    .from(journalChanges)
    .where(and(eq(journalChanges.userId, userId), inArray(journalChanges.changeId, [...ids])))
  return new Map(rows.map((row) => [row.changeId, row]))
}

export async function saveChanges(tx: Db, rows: readonly ChangeRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(journalChanges).values([...rows])
}

export async function deleteOldChanges(db: Db, before: Date): Promise<void> {
  await db.delete(journalChanges).where(lt(journalChanges.at, before))
}

/** People and their entries that have been in the trash for too long, page by page. */
export async function overdueTrash(
  db: Db,
  before: Date,
  limit: number,
  after?: { userId: string; id: string },
): Promise<{ userId: string; id: string }[]> {
  return db
    .select({ userId: owner, id })
    .from(journalRecords)
    .where(
      and(
        lt(journalRecords.trashedAt, before),
        isNotNull(journalRecords.trashedAt),
        isNotNull(journalRecords.sealed),
        after && sql`(${owner}, ${id}) > (${after.userId}::uuid, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(owner), asc(id))
    .limit(limit)
}

/** Most earlier versions of one entry. */
const MAX_VERSIONS = 100

type VersionId = Pick<VersionRow, 'entryId' | 'id'>
const versionId = { entryId: journalVersions.entryId, id: journalVersions.id }

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
    .where(and(eq(journalVersions.userId, userId), eq(journalVersions.entryId, entry)))
    .orderBy(desc(journalVersions.id))
    .limit(MAX_VERSIONS)
}

export async function versionRow(db: Db, userId: string, entry: string, version: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(journalVersions)
    .where(and(eq(journalVersions.userId, userId), eq(journalVersions.entryId, entry), eq(journalVersions.id, version)))
  return row
}

export async function deleteVersions(tx: Db, userId: string, entries: readonly string[]): Promise<void> {
  if (entries.length > 0)
    await tx.delete(journalVersions).where(and(eq(journalVersions.userId, userId), inArray(journalVersions.entryId, [...entries])))
}

/** Adds missing versions of existing entries, and returns the added ones. */
export async function insertVersions(tx: Db, rows: readonly VersionRow[]): Promise<VersionId[]> {
  const entries = await tx
    .select({ id })
    .from(journalRecords)
    .where(
      and(
        eq(owner, rows[0]!.userId),
        inArray(id, [...new Set(rows.map((row) => row.entryId))]),
        eq(journalRecords.kind, 'entry'),
        isNotNull(sealed),
      ),
    )
  const isHere = new Set(entries.map((entry) => entry.id))
  const fitting = rows.filter((row) => isHere.has(row.entryId))
  return fitting.length === 0 ? [] : tx.insert(journalVersions).values(fitting).onConflictDoNothing().returning(versionId)
}

export async function versionIdsHere(db: Db, userId: string, entries: readonly string[]): Promise<VersionId[]> {
  return db
    .select(versionId)
    .from(journalVersions)
    .where(and(eq(journalVersions.userId, userId), inArray(journalVersions.entryId, [...new Set(entries)])))
}

export async function deleteVersion(tx: Db, userId: string, entry: string, version: string): Promise<void> {
  await tx
    .delete(journalVersions)
    .where(and(eq(journalVersions.userId, userId), eq(journalVersions.entryId, entry), eq(journalVersions.id, version)))
}

/** All versions of a person, for their export; only a few are in memory at a time, because one can be very long. */
export async function* versionsAfter(db: Db, userId: string, page = 20): AsyncGenerator<VersionRow> {
  let after = ['00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const rows = await db
      .select()
      .from(journalVersions)
      .where(
        and(
          eq(journalVersions.userId, userId),
          sql`(${journalVersions.entryId}, ${journalVersions.id}) > (${after[0]}::uuid, ${after[1]}::uuid)`,
        ),
      )
      .orderBy(journalVersions.entryId, journalVersions.id)
      .limit(page)
    yield* rows
    if (rows.length < page) return
    const last = rows.at(-1)!
    after = [last.entryId, last.id]
  }
}

/** Bytes of all sealed text. Lengths are read, texts are not. */
export async function textBytesOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(octet_length(${sealed})), 0)` })
    .from(journalRecords)
    .where(eq(owner, userId))
  return Number(row?.bytes ?? 0)
}

const SEALED_BY_PERSON = sql`
  select user_id, sum(octet_length(sealed)) as bytes from (
    select user_id, sealed from journal_records union all select user_id, sealed from journal_versions
  ) texts`

/** Bytes of a person's encrypted text in the database, earlier versions included. */
export async function sealedBytesOf(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: string | null }>(sql`${SEALED_BY_PERSON} where user_id = ${userId} group by user_id`)
  return Number(rows[0]?.bytes ?? 0)
}

/** The same for all people who have text. */
export async function sealedBytesOfAll(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ user_id: string; bytes: string | null }>(sql`${SEALED_BY_PERSON} group by user_id`)
  return new Map(rows.map((row) => [row.user_id, Number(row.bytes ?? 0)]))
}
