import { and, count, desc, eq, gt, lt, min, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db/db.ts'
import { nutritionProducts } from '../tables.ts'
import type { ProductAnswer } from './products-driver.ts'

/** What Open Food Facts allows one address to read. */
export const READS_A_MINUTE = 15
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const FOUND_DAYS = 30
/** Somebody may have added it by then. */
const UNKNOWN_DAYS = 3
/** More than a large family ever scans; about 1 kB each. */
const MOST_PRODUCTS = 20_000
/** An advisory lock of ours: reads of this installation are counted one after the other. */
const LOCK = 0x0ff_0ff

export type MayAsk = { may: 'use'; answer: ProductAnswer } | { may: 'ask' } | { may: 'wait'; until: Date }

/**
 * What is known of a code, or leave to ask for it now: then the read is counted, whatever comes of it. Each code is read at most once
 * a minute, so rows of the last minute are reads of the last minute, in all processes of the installation.
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

/** It is asked again after a minute, not sooner. */
export async function noteTrouble(db: Db, code: string, now: Date): Promise<Date> {
  await db.update(nutritionProducts).set({ outcome: 'failed' }).where(eq(nutritionProducts.code, code))
  return new Date(now.getTime() + MINUTE_MS)
}

/** What nobody would use any more, and beyond so many the oldest. */
export async function forgetOldProducts(db: Db, now: Date): Promise<void> {
  const { askedAt, outcome } = nutritionProducts
  await db.delete(nutritionProducts).where(lt(askedAt, new Date(now.getTime() - FOUND_DAYS * DAY_MS)))
  const unused = and(sql`${outcome} <> 'found'`, lt(askedAt, new Date(now.getTime() - UNKNOWN_DAYS * DAY_MS)))
  await db.delete(nutritionProducts).where(unused)
  const stored = db.select({ code: nutritionProducts.code }).from(nutritionProducts).orderBy(desc(askedAt)).limit(MOST_PRODUCTS)
  await db.delete(nutritionProducts).where(notInArray(nutritionProducts.code, stored))
}
