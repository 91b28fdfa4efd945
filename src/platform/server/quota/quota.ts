import { and, eq, inArray, lt, sql } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import type { Reason } from '#platform/contract/reasons.ts'
import type { Clock } from '../core/clock.ts'
import type { Db } from '../db/db.ts'
import { attemptWindows, quotaWindows } from './tables.ts'

/** A counted allowance: `limit` units in each fixed window of `seconds`. */
export type Allowance = { feature: string; limit: number; seconds: number; reason: Reason }

function windowOf(now: Date, seconds: number): { start: Date; end: Date } {
  const start = Math.floor(now.getTime() / 1000 / seconds) * seconds * 1000
  return { start: new Date(start), end: new Date(start + seconds * 1000) }
}

export function spent(allowance: Pick<Allowance, 'limit' | 'reason'>, resetsAt: Date): AppError {
  return new AppError('limit', allowance.reason, { used: allowance.limit, limit: allowance.limit, resetsAt: resetsAt.toISOString() })
}

/**
 * Takes `amount` of a person's allowance, or throws `limit` and takes nothing. One statement decides, so it is exact for any
 * number of concurrent requests and processes. Returns a function that gives it back when the work did not happen, or a part
 * when it took less than expected (a negative part takes more, beyond the limit if need be: the work has already happened).
 */
export async function consumeQuota(
  db: Db,
  clock: Clock,
  userId: string,
  allowance: Allowance,
  amount = 1,
): Promise<{ used: number; refund(part?: number): Promise<void> }> {
  const { start, end } = windowOf(clock.now(), allowance.seconds)
  if (amount > allowance.limit) throw spent(allowance, end)
  const [row] = await db
    .insert(quotaWindows)
    .values({ userId, feature: allowance.feature, windowStart: start, used: amount })
    .onConflictDoUpdate({
      target: [quotaWindows.userId, quotaWindows.feature, quotaWindows.windowStart],
      set: { used: sql`${quotaWindows.used} + ${amount}` },
      setWhere: sql`${quotaWindows.used} + ${amount} <= ${allowance.limit}`,
    })
    .returning({ used: quotaWindows.used })
  if (!row) throw spent(allowance, end)
  return {
    used: row.used,
    async refund(part = amount) {
      await db
        .update(quotaWindows)
        .set({ used: sql`greatest(0, ${quotaWindows.used} - ${part})` })
        .where(and(eq(quotaWindows.userId, userId), eq(quotaWindows.feature, allowance.feature), eq(quotaWindows.windowStart, start)))
    },
  }
}

/** The current use of an allowance, without taking any. */
export async function quotaOf(
  db: Db,
  clock: Clock,
  userId: string,
  allowance: Allowance,
): Promise<{ used: number; limit: number; resetsAt: string }> {
  const { start, end } = windowOf(clock.now(), allowance.seconds)
  const [row] = await db
    .select({ used: quotaWindows.used })
    .from(quotaWindows)
    .where(and(eq(quotaWindows.userId, userId), eq(quotaWindows.feature, allowance.feature), eq(quotaWindows.windowStart, start)))
  return { used: row?.used ?? 0, limit: allowance.limit, resetsAt: end.toISOString() }
}

/** Counts one attempt of a subject (see attemptWindows) and returns the number of attempts, this one included. */
export async function countAttempt(
  db: Db,
  clock: Clock,
  subject: string,
  seconds: number,
): Promise<{ used: number; resetsAt: Date; refund(): Promise<void> }> {
  const { start, end } = windowOf(clock.now(), seconds)
  const [row] = await db
    .insert(attemptWindows)
    .values({ subject, windowStart: start, used: 1 })
    .onConflictDoUpdate({ target: [attemptWindows.subject, attemptWindows.windowStart], set: { used: sql`${attemptWindows.used} + 1` } })
    .returning({ used: attemptWindows.used })
  return {
    used: row!.used,
    resetsAt: end,
    async refund() {
      await db
        .update(attemptWindows)
        .set({ used: sql`greatest(0, ${attemptWindows.used} - 1)` })
        .where(and(eq(attemptWindows.subject, subject), eq(attemptWindows.windowStart, start)))
    },
  }
}

/** Resets all allowances of a person, and deletes the attempt counts of these subjects. */
export async function resetCounts(tx: Db, userId: string, subjects: readonly string[]): Promise<void> {
  await tx.delete(quotaWindows).where(eq(quotaWindows.userId, userId))
  if (subjects.length > 0) await tx.delete(attemptWindows).where(inArray(attemptWindows.subject, [...subjects]))
}

/** Deletes windows that ended long ago. */
export async function deleteOldWindows(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - 40 * 86_400_000)
  await db.delete(quotaWindows).where(lt(quotaWindows.windowStart, before))
  await db.delete(attemptWindows).where(lt(attemptWindows.windowStart, before))
}
