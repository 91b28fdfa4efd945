import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { and, asc, eq } from '#platform/server/db/drizzle.ts'
import { AppError, notFound } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MOST_REVIEWS, MOST_WORDS, type Review, type SavedWord } from '../contract.ts'
import { wikiReasons } from '../reasons.en.ts'
import { dueOf } from '../schedule.ts'
import { wikiWords } from './tables.ts'

type Row = typeof wikiWords.$inferSelect
type Content = Pick<SavedWord, 'slug' | 'word' | 'sense' | 'gloss' | 'reviews'>
type Needs = HasClock & HasDb & HasVault

const context = (id: string) => `wiki-word/${id}`
export const sealWord = (key: PersonKey, id: string, { slug, word, sense, gloss, reviews }: Content): Buffer =>
  key.seal(context(id), deflateRawSync(JSON.stringify({ slug, word, sense, gloss, reviews })))
export const digestOf = (key: PersonKey, { slug, sense }: Pick<Content, 'slug' | 'sense'>): Buffer => key.digest('wiki-word', slug, sense)

const contentOf = (key: PersonKey, { id, sealed }: Row): Content =>
  JSON.parse(inflateRawSync(key.open(context(id), sealed)).toString()) as Content
const savedOf = (key: PersonKey, row: Row): SavedWord => ({
  id: row.id,
  ...contentOf(key, row),
  savedAt: row.savedAt.toISOString(),
  due: row.due.toISOString(),
})

/** The whole vocabulary, at most MOST_WORDS, by due day. */
export async function wordsOf(db: Db, key: PersonKey, userId: string): Promise<SavedWord[]> {
  const rows = await db
    .select()
    .from(wikiWords)
    .where(eq(wikiWords.userId, userId))
    .orderBy(asc(wikiWords.due), asc(wikiWords.id))
    .limit(MOST_WORDS)
  return rows.map((row) => savedOf(key, row))
}

const own = (userId: string, id: string) => and(eq(wikiWords.userId, userId), eq(wikiWords.id, id))

/** Saves a meaning. If it is saved already, under this id or another, it stays unchanged and is returned. Throws `limit`. */
export async function saveWord(
  app: Needs,
  userId: string,
  id: string,
  given: Omit<Content, 'reviews'> & { savedAt: string },
): Promise<SavedWord> {
  const key = await app.vault.keyOf(userId)
  const digest = digestOf(key, given)
  const savedAt = new Date(Math.min(Date.parse(given.savedAt), app.clock.now().getTime()))
  return app.db.transaction(async (tx) => {
    const sealed = sealWord(key, id, { ...given, reviews: [] })
    await tx.insert(wikiWords).values({ userId, id, digest, savedAt, due: savedAt, sealed }).onConflictDoNothing()
    const error = () => new AppError('limit', wikiReasons.too_many_words({ most: MOST_WORDS }))
    await assertCount(tx, wikiWords, userId, { most: MOST_WORDS, error })
    const [byId] = await tx.select().from(wikiWords).where(own(userId, id))
    const [same] = byId
      ? [byId]
      : await tx
          .select()
          .from(wikiWords)
          .where(and(eq(wikiWords.userId, userId), eq(wikiWords.digest, digest)))
    return savedOf(key, same!)
  })
}

/** Throws not_found. */
export async function removeWord(db: Db, userId: string, id: string): Promise<void> {
  const deleted = await db.delete(wikiWords).where(own(userId, id)).returning({ id: wikiWords.id })
  if (deleted.length === 0) throw notFound(wikiReasons.no_word())
}

/** Adds a review, once even if repeated, and computes the due day from all reviews in order of time. Throws not_found, `limit`. */
export async function addReview(app: Needs, userId: string, id: string, review: Review): Promise<Date> {
  const key = await app.vault.keyOf(userId)
  const at = new Date(Math.min(Date.parse(review.at), app.clock.now().getTime())).toISOString()
  return app.db.transaction(async (tx) => {
    const [row] = await tx.select().from(wikiWords).where(own(userId, id)).for('update')
    if (!row) throw notFound(wikiReasons.no_word())
    const content = contentOf(key, row)
    if (content.reviews.some((one) => one.id === review.id)) return row.due
    if (content.reviews.length >= MOST_REVIEWS) throw new AppError('limit', wikiReasons.too_many_reviews({ most: MOST_REVIEWS }))
    const reviews = [...content.reviews, { ...review, at }].sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1))
    const due = dueOf(row.savedAt.toISOString(), reviews)
    await tx
      .update(wikiWords)
      .set({ due, sealed: sealWord(key, id, { ...content, reviews }) })
      .where(own(userId, id))
    return due
  })
}
