import { and, desc, eq, lt, sql } from '#platform/server/db/drizzle.ts'
import type { Db } from '#platform/server/db/db.ts'
import { MOST_ARTICLES } from '../../contract-written.ts'
import { wikiArticles, wikiWritings } from '../tables.ts'
import type { ArticleKey } from './subject.ts'

/** Without a heartbeat for this long, a writer is considered dead: its process was killed. */
const STALE_SECONDS = 15
/** Readers of other processes poll several times within this time. */
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

/** Claims an article for `holder`: succeeds if nobody else writes it, or if the other writer is dead. */
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

/** Heartbeat with the text so far. `isHeld`: the caller is still the writer; `isWanted`: a reader in another process follows. */
export async function beatWriting(db: Db, subject: string, holder: string, text: string): Promise<{ isHeld: boolean; isWanted: boolean }> {
  const [row] = await db
    .update(wikiWritings)
    .set({ text, beatAt: sql`now()` })
    .where(and(eq(wikiWritings.subject, subject), eq(wikiWritings.holder, holder)))
    .returning({ isWanted: sql<boolean>`coalesce(${wikiWritings.wantedAt} > now() - make_interval(secs => ${WANTED_SECONDS}), false)` })
  return { isHeld: row !== undefined, isWanted: row?.isWanted ?? false }
}

/** Reads an article in progress of another process and marks it as wanted. Undefined: nobody is writing it. */
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

/** Stores an article, replacing an earlier one, and deletes the oldest beyond the limit. */
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
