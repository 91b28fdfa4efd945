import { createHash } from 'node:crypto'
import { and, desc, eq, gt, isNull } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_LINKS } from '../contract-shares.ts'
import { scrapbookReasons } from '../reasons.en.ts'
import { scrapbookLinks } from './tables.ts'

type Row = typeof scrapbookLinks.$inferSelect
export type Link = Omit<Row, 'sealed' | 'tokenHash'> & { token: string }

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const context = (id: string) => `scrapbook-link/${id}`
const one = (userId: string, id: string) => and(eq(scrapbookLinks.userId, userId), eq(scrapbookLinks.id, id))

function opened(key: PersonKey, row: Row): Link {
  const { sealed, tokenHash: _, ...link } = row
  return { ...link, token: key.open(context(link.id), sealed).toString() }
}

/** The newest first. */
export async function linksOf(db: Db, key: PersonKey, userId: string): Promise<Link[]> {
  const rows = await db
    .select()
    .from(scrapbookLinks)
    .where(eq(scrapbookLinks.userId, userId))
    .orderBy(desc(scrapbookLinks.createdAt), desc(scrapbookLinks.id))
    .limit(MAX_LINKS)
  return rows.map((row) => opened(key, row))
}

/** Adds a link; an existing link of this id stays unchanged. Throws `limit`. */
export async function addLink(tx: Db, key: PersonKey, { token, ...link }: Link): Promise<Link> {
  const sealed = key.seal(context(link.id), token)
  await tx
    .insert(scrapbookLinks)
    .values({ ...link, tokenHash: hashOf(token), sealed })
    .onConflictDoNothing()
  const error = () => new AppError('limit', scrapbookReasons.too_many_links({ most: MAX_LINKS }))
  await assertCount(tx, scrapbookLinks, link.userId, { most: MAX_LINKS, error })
  const [row] = await tx.select().from(scrapbookLinks).where(one(link.userId, link.id))
  return opened(key, row!)
}

/** Ends a link, or deletes one that has ended. Returns false when there is none. */
export async function endLink(tx: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const [row] = await tx.select().from(scrapbookLinks).where(one(userId, id)).for('update')
  if (!row) return false
  if (row.endedAt === null && row.expiresAt > now) await tx.update(scrapbookLinks).set({ endedAt: now }).where(one(userId, id))
  else await tx.delete(scrapbookLinks).where(one(userId, id))
  return true
}

/** The active link of a token. */
export async function linkWith(db: Db, token: string, now: Date): Promise<Pick<Row, 'userId' | 'id' | 'bookId'> | undefined> {
  const [row] = await db
    .select({ userId: scrapbookLinks.userId, id: scrapbookLinks.id, bookId: scrapbookLinks.bookId })
    .from(scrapbookLinks)
    .where(and(eq(scrapbookLinks.tokenHash, hashOf(token)), isNull(scrapbookLinks.endedAt), gt(scrapbookLinks.expiresAt, now)))
  return row
}
