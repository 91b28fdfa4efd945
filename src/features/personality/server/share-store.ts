import { createHash } from 'node:crypto'
import { and, desc, eq, sql, inArray } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_SHARES } from '../contract-sharing.ts'
import { personalityReasons } from '../reasons.en.ts'
import { openShare, sealShare, type ShareContent } from './sealing.ts'
import { personalityShares } from './tables.ts'

type Row = typeof personalityShares.$inferSelect

export type StoredShare = Omit<Row, 'sealed' | 'tokenHash'> & ShareContent

/** A share found by its link: its owner's id, and its content still sealed. */
export type FoundShare = Omit<Row, 'tokenHash'>

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const one = (userId: string, id: string) => and(eq(personalityShares.userId, userId), eq(personalityShares.id, id))

export const openedShare = (
  key: PersonKey,
  { userId, id, assessmentId, createdAt, expiresAt, views, sealed }: FoundShare,
): StoredShare => ({
  userId,
  id,
  assessmentId,
  createdAt,
  expiresAt,
  views,
  ...openShare(key, id, sealed),
})

/** Newest first. */
export async function sharesOf(db: Db, key: PersonKey, userId: string): Promise<StoredShare[]> {
  const rows = await db
    .select()
    .from(personalityShares)
    .where(eq(personalityShares.userId, userId))
    .orderBy(desc(personalityShares.createdAt), desc(personalityShares.id))
    .limit(MAX_SHARES)
  return rows.map((row) => openedShare(key, row))
}

export async function shareOf(db: Db, key: PersonKey, userId: string, id: string): Promise<StoredShare | undefined> {
  const [row] = await db.select().from(personalityShares).where(one(userId, id))
  return row && openedShare(key, row)
}

/** Adds a share, or changes the settings of the one with this id; its token and views stay. Throws `limit`. */
export async function writeShare(tx: Db, key: PersonKey, share: Omit<StoredShare, 'views'>): Promise<StoredShare> {
  const { userId, id, assessmentId, createdAt, expiresAt, settings } = share
  const seal = (token: string) => sealShare(key, id, { settings, token })
  const added = await tx
    .insert(personalityShares)
    .values({ userId, id, assessmentId, createdAt, expiresAt, tokenHash: hashOf(share.token), sealed: seal(share.token) })
    .onConflictDoNothing()
    .returning({ id: personalityShares.id })
  if (added.length === 0) {
    const [row] = await tx.select().from(personalityShares).where(one(userId, id)).for('update')
    const { token } = openedShare(key, row!)
    await tx
      .update(personalityShares)
      .set({ assessmentId, expiresAt, sealed: seal(token) })
      .where(one(userId, id))
  }
  const error = () => new AppError('limit', personalityReasons.too_many_shares({ most: MAX_SHARES }))
  await assertCount(tx, personalityShares, userId, { most: MAX_SHARES, error })
  return (await shareOf(tx, key, userId, id))!
}

/** False: it does not exist. */
export async function removeShare(db: Db, userId: string, id: string): Promise<boolean> {
  return (await db.delete(personalityShares).where(one(userId, id)).returning({ id: personalityShares.id })).length > 0
}

/** Deletes all shares of these assessments. */
export async function removeSharesOf(tx: Db, userId: string, assessments: readonly string[]): Promise<void> {
  const { userId: owner, assessmentId } = personalityShares
  await tx.delete(personalityShares).where(and(eq(owner, userId), inArray(assessmentId, [...assessments])))
}

/** The share of a token, for anyone; none after its expiry. */
export async function shareByToken(db: Db, token: string, now: Date): Promise<FoundShare | undefined> {
  const [row] = await db
    .select()
    .from(personalityShares)
    .where(eq(personalityShares.tokenHash, hashOf(token)))
  return row && (row.expiresAt === null || row.expiresAt > now) ? row : undefined
}

/** Only the number of views is stored. */
export async function countView(db: Db, { userId, id }: Pick<FoundShare, 'userId' | 'id'>): Promise<void> {
  await db
    .update(personalityShares)
    .set({ views: sql`${personalityShares.views} + 1` })
    .where(one(userId, id))
}
