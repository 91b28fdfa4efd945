import { and, asc, desc, eq } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { OWN_MOST, type ExportedSpeech, type OwnSpeech } from '../contract.ts'
import { speechesReasons } from '../reasons.en.ts'
import { ownSpeeches, speechFavourites } from './tables.ts'

/** Limit of favourites per person: more than there are speeches. */
export const FAVOURITES_MOST = 500

const context = (id: string) => `own-speech/${id}`
/** Seals a person's speech for its row. */
export const sealSpeech = (key: PersonKey, id: string, { title, tone, language, content, themes }: OwnSpeech): Buffer =>
  key.seal(context(id), JSON.stringify({ title, tone, language, content, themes }))

const one = (userId: string, id: string) => and(eq(ownSpeeches.userId, userId), eq(ownSpeeches.id, id))

function speechOf(key: PersonKey, { id, sealed, day, createdAt, updatedAt }: typeof ownSpeeches.$inferSelect): ExportedSpeech {
  const words = JSON.parse(key.open(context(id), sealed).toString()) as OwnSpeech
  return { id, ...words, day, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

/** Newest first, at most OWN_MOST. */
export async function ownSpeechesOf(db: Db, key: PersonKey, userId: string): Promise<ExportedSpeech[]> {
  const rows = await db
    .select()
    .from(ownSpeeches)
    .where(eq(ownSpeeches.userId, userId))
    .orderBy(desc(ownSpeeches.createdAt), desc(ownSpeeches.id))
    .limit(OWN_MOST)
  return rows.map((row) => speechOf(key, row))
}

export async function ownSpeechById(db: Db, key: PersonKey, userId: string, id: string): Promise<ExportedSpeech | undefined> {
  const [row] = await db.select().from(ownSpeeches).where(one(userId, id))
  return row && speechOf(key, row)
}

export const hasOwnSpeech = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (await db.select({ id: ownSpeeches.id }).from(ownSpeeches).where(one(userId, id))).length > 0

/** Creates or changes a speech; its day and creation time do not change. Throws `limit` beyond OWN_MOST. */
export async function writeSpeech(
  db: Db,
  key: PersonKey,
  userId: string,
  { id, day, at, ...words }: OwnSpeech & { id: string; day: string; at: Date },
): Promise<ExportedSpeech> {
  const sealed = sealSpeech(key, id, words)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(ownSpeeches)
      .values({ userId, id, sealed, day, createdAt: at, updatedAt: at })
      .onConflictDoUpdate({ target: [ownSpeeches.userId, ownSpeeches.id], set: { sealed, updatedAt: at } })
      .returning()
    const error = () => new AppError('limit', speechesReasons.too_many({ most: OWN_MOST }))
    await assertCount(tx, ownSpeeches, userId, { most: OWN_MOST, error })
    return speechOf(key, row!)
  })
}

/** Also removes its favourite. False if the person has no such speech. */
export async function removeSpeech(db: Db, userId: string, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await setFavourite(tx, userId, id, undefined)
    return (await tx.delete(ownSpeeches).where(one(userId, id)).returning({ id: ownSpeeches.id })).length > 0
  })
}

export async function favouritesOf(db: Db, userId: string): Promise<{ speechId: string; since: Date }[]> {
  const { speechId, since } = speechFavourites
  return db
    .select({ speechId, since })
    .from(speechFavourites)
    .where(eq(speechFavourites.userId, userId))
    .orderBy(asc(speechId))
    .limit(FAVOURITES_MOST)
}

/** `since` undefined: removes the favourite. */
export async function setFavourite(db: Db, userId: string, speechId: string, since: Date | undefined): Promise<void> {
  if (since) await db.insert(speechFavourites).values({ userId, speechId, since }).onConflictDoNothing()
  else await db.delete(speechFavourites).where(and(eq(speechFavourites.userId, userId), eq(speechFavourites.speechId, speechId)))
}
