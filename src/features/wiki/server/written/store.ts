import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db/db.ts'
import { MOST_ARTICLES } from '../../contract-written.ts'
import { wikiArticles, wikiWritings } from '../tables.ts'
import type { ArticleKey } from './subject.ts'

/** A writer that has not said for so long that it lives is none: its process was killed. */
const STALE_SECONDS = 15
/** A reader of another process looks several times in this. */
const WANTED_SECONDS = 3

export type StoredArticle = { text: string; isShortened: boolean; writtenAt: Date; model: string }

const isOf = ({ slug, sense, language, level, model, prompt }: ArticleKey) =>
  and(
    eq(wikiArticles.slug, slug),
    eq(wikiArticles.sense, sense),
    eq(wikiArticles.language, language),
    eq(wikiArticles.level, level),
    eq(wikiArticles.model, model),
    eq(wikiArticles.prompt, prompt),
  )

export async function findArticle(db: Db, key: ArticleKey): Promise<StoredArticle | undefined> {
  const { text, isShortened, writtenAt, model } = wikiArticles
  const [row] = await db.select({ text, isShortened, writtenAt, model }).from(wikiArticles).where(isOf(key)).limit(1)
  return row
}

/** Whether this article is `holder`'s to write: nobody else does, or whoever did is gone. */
export async function claimWriting(db: Db, subject: string, holder: string): Promise<boolean> {
  const begin = { holder, text: '', beatAt: sql`now()`, wantedAt: null }
  const rows = await db
    .insert(wikiWritings)
    .values({ subject, ...begin })
    .onConflictDoUpdate({
      target: wikiWritings.subject,
      set: begin,
      setWhere: sql`${wikiWritings.beatAt} < now() - make_interval(secs => ${STALE_SECONDS})`,
    })
    .returning({ subject: wikiWritings.subject })
  return rows.length > 0
}

/** The writer lives, and has come so far. `isHeld`: it is still its writer; `isWanted`: somebody reads along in another process. */
export async function beatWriting(db: Db, subject: string, holder: string, text: string): Promise<{ isHeld: boolean; isWanted: boolean }> {
  const [row] = await db
    .update(wikiWritings)
    .set({ text, beatAt: sql`now()` })
    .where(and(eq(wikiWritings.subject, subject), eq(wikiWritings.holder, holder)))
    .returning({ isWanted: sql<boolean>`coalesce(${wikiWritings.wantedAt} > now() - make_interval(secs => ${WANTED_SECONDS}), false)` })
  return { isHeld: row !== undefined, isWanted: row?.isWanted ?? false }
}

/** Looks at what another process writes, and says thereby that it is wanted. Undefined: nobody is writing it. */
export async function watchWriting(db: Db, subject: string): Promise<{ text: string; isAlive: boolean } | undefined> {
  const [row] = await db
    .update(wikiWritings)
    .set({ wantedAt: sql`now()` })
    .where(eq(wikiWritings.subject, subject))
    .returning({
      text: wikiWritings.text,
      isAlive: sql<boolean>`${wikiWritings.beatAt} >= now() - make_interval(secs => ${STALE_SECONDS})`,
    })
  return row
}

export async function releaseWriting(db: Db, subject: string, holder: string): Promise<void> {
  await db.delete(wikiWritings).where(and(eq(wikiWritings.subject, subject), eq(wikiWritings.holder, holder)))
}

/** Keeps what was written, in the place of what may be there, and makes room for it. */
export async function keepArticle(
  db: Db,
  key: ArticleKey,
  subject: string,
  holder: string,
  { text, isShortened, writtenAt }: Omit<StoredArticle, 'model'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(wikiArticles)
      .values({ ...key, text, isShortened, writtenAt })
      .onConflictDoUpdate({
        target: [wikiArticles.slug, wikiArticles.sense, wikiArticles.language, wikiArticles.level, wikiArticles.model, wikiArticles.prompt],
        set: { text, isShortened, writtenAt },
      })
    const [first] = await tx
      .select({ at: wikiArticles.writtenAt })
      .from(wikiArticles)
      .orderBy(desc(wikiArticles.writtenAt))
      .offset(MOST_ARTICLES - 1)
      .limit(1)
    if (first) await tx.delete(wikiArticles).where(lt(wikiArticles.writtenAt, first.at))
    await releaseWriting(tx, subject, holder)
  })
}
