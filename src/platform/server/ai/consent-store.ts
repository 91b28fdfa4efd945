import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { aiConsents } from './tables.ts'

export type ConsentRow = { purpose: string; destination: string; model: string; at: Date }

const columns = { purpose: aiConsents.purpose, destination: aiConsents.destination, model: aiConsents.model, at: aiConsents.at }

export async function findConsent(db: Db, userId: string, purpose: string): Promise<ConsentRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(aiConsents)
    .where(and(eq(aiConsents.userId, userId), eq(aiConsents.purpose, purpose)))
  return row
}

/** All of a person's; purposes are few, the bound is for the worst case. */
export async function listConsents(db: Db, userId: string): Promise<ConsentRow[]> {
  return db.select(columns).from(aiConsents).where(eq(aiConsents.userId, userId)).orderBy(asc(aiConsents.purpose)).limit(200)
}

/** Agreeing again to the same keeps the first date. */
export async function saveConsent(db: Db, userId: string, { purpose, destination, model, at }: ConsentRow): Promise<ConsentRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select(columns)
      .from(aiConsents)
      .where(and(eq(aiConsents.userId, userId), eq(aiConsents.purpose, purpose)))
      .for('update')
    if (row?.destination === destination && row.model === model) return row
    const [kept] = await tx
      .insert(aiConsents)
      .values({ userId, purpose, destination, model, at })
      .onConflictDoUpdate({ target: [aiConsents.userId, aiConsents.purpose], set: { destination, model, at } })
      .returning(columns)
    return kept!
  })
}

export async function deleteConsent(db: Db, userId: string, purpose: string): Promise<void> {
  await db.delete(aiConsents).where(and(eq(aiConsents.userId, userId), eq(aiConsents.purpose, purpose)))
}
