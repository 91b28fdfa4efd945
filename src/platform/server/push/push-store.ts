import { and, count, eq } from '#platform/server/db/drizzle.ts'
import type { Db } from '../db/db.ts'
import type { Subscription } from './push-driver.ts'
import { pushSubscriptions } from './tables.ts'

export async function saveSubscription(db: Db, userId: string, sessionId: string, subscription: Subscription, now: Date): Promise<void> {
  const row = {
    endpoint: subscription.endpoint,
    p256dh: subscription.p256dh,
    auth: Buffer.from(subscription.auth, 'base64url'),
    createdAt: now,
  }
  await db
    .insert(pushSubscriptions)
    .values({ userId, sessionId, ...row })
    .onConflictDoUpdate({ target: [pushSubscriptions.userId, pushSubscriptions.sessionId], set: row })
}

const of = (userId: string, sessionId: string) => and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.sessionId, sessionId))

export async function deleteSubscription(db: Db, userId: string, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(of(userId, sessionId))
}

/** The person's devices (at most as many as they have sessions). */
export async function subscriptionsOf(db: Db, userId: string): Promise<(Subscription & { sessionId: string })[]> {
  const rows = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)).limit(100)
  return rows.map(({ sessionId, endpoint, p256dh, auth }) => ({ sessionId, endpoint, p256dh, auth: auth.toString('base64url') }))
}

export async function countSubscriptions(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
  return row?.n ?? 0
}
