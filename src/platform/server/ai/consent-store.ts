import { and, asc, eq, inArray, notInArray } from '#platform/server/db/drizzle.ts'
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

/** Consents for speech recognition and speech synthesis services, not for a language model: these are read separately. */
export const VOICE_PURPOSES = ['voice.hearing', 'voice.speaking'] as const
export type VoicePurpose = (typeof VOICE_PURPOSES)[number]
/** Consent for the service that makes pictures; not a language model either. */
export const PICTURE_PURPOSE = 'scrapbook.pictures'

/** All of a person's consents for language models; purposes are few, the limit is a safeguard. */
export async function listConsents(db: Db, userId: string): Promise<ConsentRow[]> {
  const ofModels = and(eq(aiConsents.userId, userId), notInArray(aiConsents.purpose, [...VOICE_PURPOSES, PICTURE_PURPOSE]))
  return db.select(columns).from(aiConsents).where(ofModels).orderBy(asc(aiConsents.purpose)).limit(200)
}

export async function listVoiceConsents(db: Db, userId: string): Promise<ConsentRow[]> {
  const ofVoice = and(eq(aiConsents.userId, userId), inArray(aiConsents.purpose, [...VOICE_PURPOSES]))
  return db.select(columns).from(aiConsents).where(ofVoice).orderBy(asc(aiConsents.purpose))
}

/** A repeated consent to the same destination and model keeps its first date. */
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
