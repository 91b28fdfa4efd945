import { and, avg, count, desc, eq, lt } from '#platform/server/db/drizzle.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { OwnReview, ReviewToDecide } from '../../contract-reviews.ts'
import { reviews } from '../tables.ts'

export type ReviewRow = typeof reviews.$inferSelect

export async function reviewOf(db: Db, userId: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.userId, userId))
  return row
}

export async function upsertReview(db: Db, row: ReviewRow): Promise<void> {
  const { userId: _, ...set } = row
  await db.insert(reviews).values(row).onConflictDoUpdate({ target: reviews.userId, set })
}

export async function deleteReview(db: Db, userId: string): Promise<void> {
  await db.delete(reviews).where(eq(reviews.userId, userId))
}

/** Ids are in order of time. */
export function reviewsIn(
  db: Db,
  state: OwnReview['state'],
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviews)
    .where(and(eq(reviews.state, state), after === undefined ? undefined : lt(reviews.id, after)))
    .orderBy(desc(reviews.id))
    .limit(limit)
}

export async function acceptedTotals(db: Db): Promise<{ count: number; average: number }> {
  const [row] = await db
    .select({ count: count(), average: avg(reviews.stars) })
    .from(reviews)
    .where(eq(reviews.state, 'accepted'))
  return { count: row?.count ?? 0, average: Number(row?.average ?? 0) }
}

/** The id changes with the text: a review that was changed meanwhile is not found. */
export async function setDecision(
  db: Db,
  id: string,
  decision: Pick<ReviewToDecide, 'state' | 'declineReason'>,
): Promise<ReviewRow | undefined> {
  const [row] = await db.update(reviews).set(decision).where(eq(reviews.id, id)).returning()
  return row
}
