import { createHash } from 'node:crypto'
import { and, desc, eq, gt, isNull, or, sql } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_OPENINGS, MAX_SHARES, type Brief } from '../../contract-brief.ts'
import { therapistReasons } from '../../reasons.en.ts'
import { therapistOpenings, therapistShares } from '../core/tables.ts'

type Row = typeof therapistShares.$inferSelect
/** The sealed part of a share. */
type Content = Pick<Brief, 'from' | 'to' | 'kinds'> & { isNamed: boolean; token: string }
export type StoredShare = Omit<Row, 'sealed' | 'tokenHash'> & Content
/** A share found by its token: its owner's id, and its content still sealed. */
export type FoundShare = Omit<Row, 'tokenHash'>

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const context = (id: string) => `therapist-share/${id}`
const one = (userId: string, id: string) => and(eq(therapistShares.userId, userId), eq(therapistShares.id, id))
const openingsOf = (userId: string, id: string) => and(eq(therapistOpenings.userId, userId), eq(therapistOpenings.shareId, id))
const isOpen = (now: Date) =>
  and(isNull(therapistShares.endedAt), or(isNull(therapistShares.expiresAt), gt(therapistShares.expiresAt, now)))

export function openedShare(key: PersonKey, { sealed, ...share }: FoundShare): StoredShare {
  const { tokenHash: _, ...rest } = share as Row
  return { ...rest, ...(JSON.parse(key.open(context(share.id), sealed).toString()) as Content) }
}

/** Newest first. */
export async function sharesOf(db: Db, key: PersonKey, userId: string): Promise<StoredShare[]> {
  const rows = await db
    .select()
    .from(therapistShares)
    .where(eq(therapistShares.userId, userId))
    .orderBy(desc(therapistShares.createdAt), desc(therapistShares.id))
    .limit(MAX_SHARES)
  return rows.map((row) => openedShare(key, row))
}

/** By share, newest first. */
export async function openingsByShare(db: Db, userId: string): Promise<ReadonlyMap<string, Date[]>> {
  const rows = await db
    .select()
    .from(therapistOpenings)
    .where(eq(therapistOpenings.userId, userId))
    .orderBy(desc(therapistOpenings.at))
    .limit(MAX_SHARES * MAX_OPENINGS)
  return new Map([...Map.groupBy(rows, ({ shareId }) => shareId)].map(([id, openings]) => [id, openings.map(({ at }) => at)]))
}

/** Adds a share; an existing one with this id stays unchanged. Throws `limit`. */
export async function addShare(tx: Db, key: PersonKey, share: StoredShare): Promise<StoredShare> {
  const { userId, id, viewerId, createdAt, expiresAt, endedAt, ...content } = share
  await tx
    .insert(therapistShares)
    .values({
      userId,
      id,
      viewerId,
      createdAt,
      expiresAt,
      endedAt,
      tokenHash: hashOf(share.token),
      sealed: key.seal(context(id), JSON.stringify(content)),
    })
    .onConflictDoNothing()
  const error = () => new AppError('limit', therapistReasons.too_many_shares({ most: MAX_SHARES }))
  await assertCount(tx, therapistShares, userId, { most: MAX_SHARES, error })
  const [row] = await tx.select().from(therapistShares).where(one(userId, id))
  return openedShare(key, row!)
}

/** Ends a share, or deletes an ended one together with its log. False: it does not exist. */
export async function endShare(tx: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const [row] = await tx.select().from(therapistShares).where(one(userId, id)).for('update')
  if (!row) return false
  if (row.endedAt === null) {
    await tx.update(therapistShares).set({ endedAt: now }).where(one(userId, id))
    return true
  }
  await tx.delete(therapistOpenings).where(openingsOf(userId, id))
  await tx.delete(therapistShares).where(one(userId, id))
  return true
}

/** The open share of a token: of a link (`viewerId` null) or of one account. */
export async function openShareWith(db: Db, token: string, viewerId: string | null, now: Date): Promise<FoundShare | undefined> {
  const whose = viewerId === null ? isNull(therapistShares.viewerId) : eq(therapistShares.viewerId, viewerId)
  const [row] = await db
    .select()
    .from(therapistShares)
    .where(and(eq(therapistShares.tokenHash, hashOf(token)), whose, isOpen(now)))
  return row
}

/** Shares that an account may read now, newest first. */
export async function givenTo(db: Db, viewerId: string, now: Date): Promise<FoundShare[]> {
  return db
    .select()
    .from(therapistShares)
    .where(and(eq(therapistShares.viewerId, viewerId), isOpen(now)))
    .orderBy(desc(therapistShares.createdAt))
    .limit(MAX_SHARES)
}

/** Logs an opening of a share; beyond MAX_OPENINGS the oldest are deleted. */
export async function noteOpening(tx: Db, { userId, id }: Pick<FoundShare, 'userId' | 'id'>, at: Date): Promise<void> {
  await tx.insert(therapistOpenings).values({ userId, id: uuidv7(), shareId: id, at })
  const old = sql`${therapistOpenings.id} in (
    select id from therapist_openings where user_id = ${userId} and share_id = ${id} order by at desc offset ${MAX_OPENINGS})`
  await tx.delete(therapistOpenings).where(and(openingsOf(userId, id), old))
}
