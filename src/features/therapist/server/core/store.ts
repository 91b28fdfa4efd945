import { and, desc, eq, gte, inArray, lte, ne, or, sql } from '#platform/server/db/drizzle.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import { AppError } from '#platform/contract/errors.ts'
import { givingWay } from '#platform/server/core/give-way.ts'
import { assertCount, lockCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_RECORDS, RECENT_OF_KIND, type TherapistRecord } from '../../contract.ts'
import type { RecordKind } from '../../kinds.ts'
import { therapistReasons } from '../../reasons.en.ts'
import { PLAN_ID } from '../../plan/plan.ts'
import { openBody, sealBody } from './sealing.ts'
import { therapistRecords } from './tables.ts'

type StoredRow = typeof therapistRecords.$inferSelect

const of = (userId: string) => eq(therapistRecords.userId, userId)
const one = (userId: string, id: string) => and(of(userId), eq(therapistRecords.id, id))
const NEWEST_FIRST = [desc(therapistRecords.day), desc(therapistRecords.at), desc(therapistRecords.id)]
/** Records that are decrypted before other requests get a turn. */
const OPENED_AT_ONCE = 200

async function opened(key: PersonKey, rows: readonly StoredRow[]): Promise<TherapistRecord[]> {
  const pause = givingWay(OPENED_AT_ONCE)
  const records: TherapistRecord[] = []
  for (const row of rows) {
    await pause(1)
    records.push(recordOf(key, row))
  }
  return records
}

function recordOf(key: PersonKey, { id, kind, day, at, revision, sealed }: StoredRow): TherapistRecord {
  return { id, kind: kind as RecordKind, day, at: at.toISOString(), revision, body: openBody(key, id, sealed) as TherapistRecord['body'] }
}

/** Records, newest first: all, or those of one kind. */
export async function recordsOf(
  db: Db,
  key: PersonKey,
  userId: string,
  { kind, most = MAX_RECORDS }: { kind?: RecordKind; most?: number } = {},
): Promise<TherapistRecord[]> {
  const rows = await db
    .select()
    .from(therapistRecords)
    .where(and(of(userId), kind && eq(therapistRecords.kind, kind)))
    .orderBy(...NEWEST_FIRST)
    .limit(most)
  return opened(key, rows)
}

/** The newest RECENT_OF_KIND of each kind except the plan, and the kinds that have more. */
export async function recentOf(db: Db, key: PersonKey, userId: string): Promise<{ records: TherapistRecord[]; more: RecordKind[] }> {
  const place = sql<number>`row_number() over (partition by ${therapistRecords.kind} order by ${sql.join(NEWEST_FIRST, sql`, `)})`
  const placed = db
    .select({ id: therapistRecords.id, place: place.as('place') })
    .from(therapistRecords)
    .where(and(of(userId), ne(therapistRecords.kind, 'plan')))
    .as('placed')
  const rows = await db
    .select({ row: therapistRecords, place: placed.place })
    .from(placed)
    .innerJoin(therapistRecords, and(of(userId), eq(therapistRecords.id, placed.id)))
    .where(sql`${placed.place} <= ${RECENT_OF_KIND + 1}`)
    .orderBy(...NEWEST_FIRST)
  const beyond = rows.filter(({ place: at }) => Number(at) > RECENT_OF_KIND)
  const shown = rows.filter(({ place: at }) => Number(at) <= RECENT_OF_KIND)
  return {
    records: await opened(
      key,
      shown.map(({ row }) => row),
    ),
    more: beyond.map(({ row }) => row.kind as RecordKind),
  }
}

/** The newest records of some kinds between two days (both included); the plan on any day, but without its conflicting versions. */
export async function recordsBetween(
  db: Db,
  key: PersonKey,
  userId: string,
  { from, to, kinds, most }: { from: LocalDay; to: LocalDay; kinds: readonly RecordKind[]; most: number },
): Promise<TherapistRecord[]> {
  const dated = and(
    inArray(
      therapistRecords.kind,
      kinds.filter((kind) => kind !== 'plan'),
    ),
    gte(therapistRecords.day, from),
    lte(therapistRecords.day, to),
  )
  const plan = kinds.includes('plan') ? eq(therapistRecords.id, PLAN_ID) : undefined
  const rows = await db
    .select()
    .from(therapistRecords)
    .where(and(of(userId), or(dated, plan)))
    .orderBy(...NEWEST_FIRST)
    .limit(most)
  return opened(key, rows)
}

/** Serialises changes of one person's records until the transaction ends. */
export const lockRecords = (tx: Db, userId: string): Promise<void> => lockCount(tx, therapistRecords, userId)

export async function recordWith(db: Db, key: PersonKey, userId: string, id: string): Promise<TherapistRecord | undefined> {
  const [row] = await db.select().from(therapistRecords).where(one(userId, id))
  return row && recordOf(key, row)
}

/** Writes a record in place of the one with its id. Throws `limit` beyond MAX_RECORDS. */
export async function writeRecord(tx: Db, key: PersonKey, userId: string, record: TherapistRecord): Promise<TherapistRecord> {
  const { id, kind, day, at, revision, body } = record
  const values = { kind, day, at: new Date(at), revision, sealed: sealBody(key, id, body) }
  await tx
    .insert(therapistRecords)
    .values({ userId, id, ...values })
    .onConflictDoUpdate({ target: [therapistRecords.userId, therapistRecords.id], set: values })
  const error = () => new AppError('limit', therapistReasons.too_many({ most: MAX_RECORDS }))
  await assertCount(tx, therapistRecords, userId, { most: MAX_RECORDS, error })
  return record
}

export async function removeRecord(tx: Db, userId: string, id: string): Promise<void> {
  await tx.delete(therapistRecords).where(one(userId, id))
}
