import { and, count, desc, eq, gt, lt, min, notInArray, sql } from '#platform/server/db/drizzle.ts'
import type { Db } from '#platform/server/db/db.ts'
import { nutritionProducts } from '../tables.ts'
import type { ProductAnswer } from './products-driver.ts'

/** Reads that Open Food Facts allows per IP address and minute. */
export const READS_A_MINUTE = 15
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const FOUND_DAYS = 30
/** Days until an unknown code is looked up again, since somebody may have added it. */
const UNKNOWN_DAYS = 3
/** Maximum number of cached products: more than a large family ever scans, at about 1 kB each. */
const MOST_PRODUCTS = 20_000
/** Key of the advisory lock that serializes the counting of reads in this installation. */
const LOCK = 0x0ff_0ff

export type MayAsk = { may: 'use'; answer: ProductAnswer } | { may: 'ask' } | { may: 'wait'; until: Date }

/**
 * Returns the cached answer for a code, or permission to request it now. A permitted read counts even if it fails. Each code is read at
 * most once a minute, so rows of the last minute equal reads of the last minute, in all processes of the installation.
 */
export async function mayAsk(db: Db, code: string, now: Date): Promise<MayAsk> {
  const { askedAt, outcome, product } = nutritionProducts
  return db.transaction(async (tx): Promise<MayAsk> => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const [row] = await tx.select({ askedAt, outcome, product }).from(nutritionProducts).where(eq(nutritionProducts.code, code))
    const age = row ? now.getTime() - row.askedAt.getTime() : Number.POSITIVE_INFINITY
    if (row?.outcome === 'found' && row.product && age < FOUND_DAYS * DAY_MS)
      return { may: 'use', answer: { outcome: 'found', product: row.product } }
    if (row?.outcome === 'unknown' && age < UNKNOWN_DAYS * DAY_MS) return { may: 'use', answer: { outcome: 'unknown' } }
    if (row && age < MINUTE_MS) return { may: 'wait', until: new Date(row.askedAt.getTime() + MINUTE_MS) }
    const [reads] = await tx
      .select({ reads: count(), first: min(askedAt) })
      .from(nutritionProducts)
      .where(gt(askedAt, new Date(now.getTime() - MINUTE_MS)))
    if (reads && reads.reads >= READS_A_MINUTE) return { may: 'wait', until: new Date((reads.first ?? now).getTime() + MINUTE_MS) }
    const asked = { askedAt: now, outcome: 'asked' as const, product: null }
    await tx
      .insert(nutritionProducts)
      .values({ code, ...asked })
      .onConflictDoUpdate({ target: nutritionProducts.code, set: asked })
    return { may: 'ask' }
  })
}

export async function noteAnswer(db: Db, code: string, answer: ProductAnswer): Promise<void> {
  const product = answer.outcome === 'found' ? answer.product : null
  await db.update(nutritionProducts).set({ outcome: answer.outcome, product }).where(eq(nutritionProducts.code, code))
}

/** Records a failed read and returns the time of the next attempt, a minute later. */
export async function noteTrouble(db: Db, code: string, now: Date): Promise<Date> {
  await db.update(nutritionProducts).set({ outcome: 'failed' }).where(eq(nutritionProducts.code, code))
  return new Date(now.getTime() + MINUTE_MS)
}

/** Deletes expired products, and the oldest ones beyond MOST_PRODUCTS. */
export async function forgetOldProducts(db: Db, now: Date): Promise<void> {
  const { askedAt, outcome } = nutritionProducts
  await db.delete(nutritionProducts).where(lt(askedAt, new Date(now.getTime() - FOUND_DAYS * DAY_MS)))
  const unused = and(sql`${outcome} <> 'found'`, lt(askedAt, new Date(now.getTime() - UNKNOWN_DAYS * DAY_MS)))
  await db.delete(nutritionProducts).where(unused)
  const stored = db.select({ code: nutritionProducts.code }).from(nutritionProducts).orderBy(desc(askedAt)).limit(MOST_PRODUCTS)
  await db.delete(nutritionProducts).where(notInArray(nutritionProducts.code, stored))
}
