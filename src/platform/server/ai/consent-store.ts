import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
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

/** What is agreed to for a service that hears or speaks, and for no model: these are looked at by themselves. */
export const VOICE_PURPOSES = ['voice.hearing', 'voice.speaking'] as const
export type VoicePurpose = (typeof VOICE_PURPOSES)[number]
/** Agreed to for the service that makes pictures; no language model either. */
export const PICTURE_PURPOSE = 'scrapbook.pictures'

/** All of a person's for models; purposes are few, the bound is for the worst case. */
export async function listConsents(db: Db, userId: string): Promise<ConsentRow[]> {
  const ofModels = and(eq(aiConsents.userId, userId), notInArray(aiConsents.purpose, [...VOICE_PURPOSES, PICTURE_PURPOSE]))
  return db.select(columns).from(aiConsents).where(ofModels).orderBy(asc(aiConsents.purpose)).limit(200)
}

export async function listVoiceConsents(db: Db, userId: string): Promise<ConsentRow[]> {
  const ofVoice = and(eq(aiConsents.userId, userId), inArray(aiConsents.purpose, [...VOICE_PURPOSES]))
  return db.select(columns).from(aiConsents).where(ofVoice).orderBy(asc(aiConsents.purpose))
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
    const [stored] = await tx
      .insert(aiConsents)
      .values({ userId, purpose, destination, model, at })
      .onConflictDoUpdate({ target: [aiConsents.userId, aiConsents.purpose], set: { destination, model, at } })
      .returning(columns)
    return stored!
  })
}

export async function deleteConsent(db: Db, userId: string, purpose: string): Promise<void> {
  await db.delete(aiConsents).where(and(eq(aiConsents.userId, userId), eq(aiConsents.purpose, purpose)))
}
