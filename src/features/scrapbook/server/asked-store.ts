import { and, desc, eq, inArray, lt } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import { announceSlowWork } from '#platform/server/slow-work/slow-work.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_ASKED, type AskedFailure } from '../contract-asked.ts'
import { scrapbookReasons } from '../reasons.en.ts'
import { scrapbookAsked } from './tables.ts'

type Row = typeof scrapbookAsked.$inferSelect
export type AskedRow = Omit<Row, 'sealed'> & { words: string }
/** One attempt to make a picture. */
export type Attempt = Pick<Row, 'userId' | 'id' | 'attempt'>

const AT_WORK = ['waiting', 'running'] as const

const context = (id: string) => `scrapbook-asked/${id}`
const one = (userId: string, id: string) => and(eq(scrapbookAsked.userId, userId), eq(scrapbookAsked.id, id))
const current = ({ userId, id, attempt }: Attempt) =>
  and(one(userId, id), eq(scrapbookAsked.attempt, attempt), inArray(scrapbookAsked.state, AT_WORK))

const opened = (key: PersonKey, { sealed, ...row }: Row): AskedRow => ({ ...row, words: key.open(context(row.id), sealed).toString() })

/** The newest first. */
export async function askedOf(db: Db, key: PersonKey, userId: string): Promise<AskedRow[]> {
  const rows = await db
    .select()
    .from(scrapbookAsked)
    .where(eq(scrapbookAsked.userId, userId))
    .orderBy(desc(scrapbookAsked.id))
    .limit(MAX_ASKED)
  return rows.map((row) => opened(key, row))
}

/** Returns false when the id exists already. Throws `limit` beyond MAX_ASKED. */
export async function addAsked(tx: Db, key: PersonKey, { words, ...row }: AskedRow): Promise<boolean> {
  const added = await tx
    .insert(scrapbookAsked)
    .values({ ...row, sealed: key.seal(context(row.id), words) })
    .onConflictDoNothing()
    .returning({ id: scrapbookAsked.id })
  const error = () => new AppError('limit', scrapbookReasons.too_many_asked({ most: MAX_ASKED }))
  await assertCount(tx, scrapbookAsked, row.userId, { most: MAX_ASKED, error })
  await announceSlowWork(tx, row.userId)
  return added.length > 0
}

/** Marks an attempt as running, and returns its request; undefined when the attempt is no longer current. */
export async function beginAttempt(db: Db, key: PersonKey, attempt: Attempt, at: Date): Promise<AskedRow | undefined> {
  const [row] = await db.update(scrapbookAsked).set({ state: 'running', updatedAt: at }).where(current(attempt)).returning()
  if (row) await announceSlowWork(db, row.userId)
  return row && opened(key, row)
}

export async function isCurrent(db: Db, attempt: Attempt): Promise<boolean> {
  const [row] = await db.select({ id: scrapbookAsked.id }).from(scrapbookAsked).where(current(attempt))
  return row !== undefined
}

/** Deletes the request of a finished picture, with its words. Returns false when the attempt is no longer current. */
export async function endAttempt(tx: Db, attempt: Attempt): Promise<boolean> {
  const removed = await tx.delete(scrapbookAsked).where(current(attempt)).returning({ id: scrapbookAsked.id })
  await announceSlowWork(tx, attempt.userId)
  return removed.length > 0
}

export async function failAttempt(db: Db, attempt: Attempt, failure: AskedFailure, at: Date): Promise<void> {
  await db.update(scrapbookAsked).set({ state: 'failed', failure, updatedAt: at }).where(current(attempt))
  await announceSlowWork(db, attempt.userId)
}

/** Puts a failed or cancelled request back into the queue. Returns false when there is none, or it is waiting or running. */
export async function beginAgain(tx: Db, { userId, id, attempt }: Attempt, at: Date): Promise<boolean> {
  const set = { state: 'waiting', failure: null, attempt, updatedAt: at } as const
  const again = await tx
    .update(scrapbookAsked)
    .set(set)
    .where(and(one(userId, id), inArray(scrapbookAsked.state, ['failed', 'cancelled'])))
    .returning({ id: scrapbookAsked.id })
  await announceSlowWork(tx, userId)
  return again.length > 0
}

/** Cancels one request, or all. Returns false when none was waiting or running. */
export async function cancelAsked(db: Db, userId: string, id: string | undefined, at: Date): Promise<boolean> {
  const whose = id === undefined ? eq(scrapbookAsked.userId, userId) : one(userId, id)
  const cancelled = await db
    .update(scrapbookAsked)
    .set({ state: 'cancelled', updatedAt: at })
    .where(and(whose, inArray(scrapbookAsked.state, AT_WORK)))
    .returning({ id: scrapbookAsked.id })
  await announceSlowWork(db, userId)
  return cancelled.length > 0
}

/** Returns false when there is no such request. */
export async function removeAsked(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db.delete(scrapbookAsked).where(one(userId, id)).returning({ id: scrapbookAsked.id })
  await announceSlowWork(db, userId)
  return removed.length > 0
}

export async function removeOldAsked(db: Db, before: Date): Promise<void> {
  await db.delete(scrapbookAsked).where(and(lt(scrapbookAsked.updatedAt, before), inArray(scrapbookAsked.state, ['failed', 'cancelled'])))
}
