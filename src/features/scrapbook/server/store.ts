import { and, asc, desc, eq, gte, isNotNull, isNull, lt, lte, sql } from '#platform/server/db/drizzle.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import { AppError } from '#platform/contract/errors.ts'
import { assertCount, lockCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import { rowVersions } from '#platform/server/hub.ts'
import { MAX_ALL_BYTES, MAX_BOOKS, MAX_PAGES, MAX_PAGES_OF_BOOK } from '../contract.ts'
import { scrapbookReasons } from '../reasons.en.ts'
import { scrapbookBooks, scrapbookPages } from './tables.ts'

export type BookRow = typeof scrapbookBooks.$inferSelect
export type PageRow = typeof scrapbookPages.$inferSelect

/** For the hub: another value after every change of the person's pages. */
export const SCRAPBOOK_VERSION = rowVersions('scrapbook_pages')

const oneBook = (userId: string, id: string) => and(eq(scrapbookBooks.userId, userId), eq(scrapbookBooks.id, id))
const onePage = (userId: string, id: string) => and(eq(scrapbookPages.userId, userId), eq(scrapbookPages.id, id))

/** Serialises changes of one person's books and pages until the transaction ends. */
export const lockScrapbook = (tx: Db, userId: string): Promise<void> => lockCount(tx, scrapbookPages, userId)

export function booksOf(db: Db, userId: string): Promise<BookRow[]> {
  return db.select().from(scrapbookBooks).where(eq(scrapbookBooks.userId, userId)).orderBy(asc(scrapbookBooks.id)).limit(MAX_BOOKS)
}

export async function bookWith(db: Db, userId: string, id: string): Promise<BookRow | undefined> {
  const [row] = await db.select().from(scrapbookBooks).where(oneBook(userId, id))
  return row
}

/** Pages that are not deleted, by their book. */
export async function pageCounts(db: Db, userId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ book: scrapbookPages.bookId, n: sql<number>`count(*)::int` })
    .from(scrapbookPages)
    .where(and(eq(scrapbookPages.userId, userId), isNull(scrapbookPages.deletedAt), isNotNull(scrapbookPages.bookId)))
    .groupBy(scrapbookPages.bookId)
  return new Map(rows.map(({ book, n }) => [book!, n]))
}

/** Throws `limit` beyond MAX_BOOKS. */
export async function writeBook(tx: Db, row: BookRow): Promise<void> {
  const { userId: _, id: _id, ...set } = row
  await tx
    .insert(scrapbookBooks)
    .values(row)
    .onConflictDoUpdate({ target: [scrapbookBooks.userId, scrapbookBooks.id], set })
  const error = () => new AppError('limit', scrapbookReasons.too_many_books({ most: MAX_BOOKS }))
  await assertCount(tx, scrapbookBooks, row.userId, { most: MAX_BOOKS, error })
}

export async function pageWith(db: Db, userId: string, id: string): Promise<PageRow | undefined> {
  const [row] = await db.select().from(scrapbookPages).where(onePage(userId, id))
  return row
}

/** The pages of a book, deleted ones too. */
export function pagesOfBook(db: Db, userId: string, bookId: string): Promise<PageRow[]> {
  return db
    .select()
    .from(scrapbookPages)
    .where(and(eq(scrapbookPages.userId, userId), eq(scrapbookPages.bookId, bookId)))
    .orderBy(asc(scrapbookPages.id))
    .limit(MAX_PAGES_OF_BOOK)
}

/** The ids of all pages of a person, without their contents. */
export function pageIdsOf(db: Db, userId: string): Promise<{ id: string; deletedAt: Date | null }[]> {
  return db
    .select({ id: scrapbookPages.id, deletedAt: scrapbookPages.deletedAt })
    .from(scrapbookPages)
    .where(eq(scrapbookPages.userId, userId))
    .orderBy(asc(scrapbookPages.id))
    .limit(MAX_PAGES)
}

/** The page that was changed last. */
export async function newestPage(db: Db, userId: string): Promise<PageRow | undefined> {
  const [row] = await db
    .select()
    .from(scrapbookPages)
    .where(and(eq(scrapbookPages.userId, userId), isNull(scrapbookPages.deletedAt), isNotNull(scrapbookPages.bookId)))
    .orderBy(desc(scrapbookPages.updatedAt), desc(scrapbookPages.id))
    .limit(1)
  return row
}

/** Pages of these days, the newest first. */
export function pagesOfDays(db: Db, userId: string, days: readonly LocalDay[]): Promise<PageRow[]> {
  if (days.length === 0) return Promise.resolve([])
  const sorted = [...days].sort()
  return db
    .select()
    .from(scrapbookPages)
    .where(
      and(
        eq(scrapbookPages.userId, userId),
        isNull(scrapbookPages.deletedAt),
        gte(scrapbookPages.day, sorted[0]!),
        lte(scrapbookPages.day, sorted.at(-1)!),
        sql`${scrapbookPages.day} = any(${sql.param(sorted)}::date[])`,
      ),
    )
    .orderBy(desc(scrapbookPages.day), desc(scrapbookPages.id))
    .limit(40)
}

/** Requires `lockScrapbook`. Throws `limit` beyond MAX_PAGES, and when all pages together become too large. */
export async function writePage(tx: Db, row: PageRow): Promise<void> {
  const { userId, id: _, ...set } = row
  await tx
    .insert(scrapbookPages)
    .values(row)
    .onConflictDoUpdate({ target: [scrapbookPages.userId, scrapbookPages.id], set })
  const [all] = await tx
    .select({ n: sql<number>`count(*)::int`, bytes: sql<string>`sum(${scrapbookPages.bytes})` })
    .from(scrapbookPages)
    .where(eq(scrapbookPages.userId, userId))
  if (all!.n > MAX_PAGES) throw new AppError('limit', scrapbookReasons.too_many_pages({ most: MAX_PAGES }))
  if (Number(all!.bytes) > MAX_ALL_BYTES) throw new AppError('limit', scrapbookReasons.no_room())
}

export async function pageBytesOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${scrapbookPages.bytes}), 0)` })
    .from(scrapbookPages)
    .where(eq(scrapbookPages.userId, userId))
  return Number(row?.bytes ?? 0)
}

/** Removes pages and books deleted before `before`, with all pages of such books. Returns the number of rows. */
export async function purgeDeleted(db: Db, before: Date): Promise<number> {
  const pages = await db.delete(scrapbookPages).where(
    sql`${scrapbookPages.deletedAt} < ${before.toISOString()}::timestamptz or exists (
      select 1 from scrapbook_books b where b.user_id = ${scrapbookPages.userId} and b.id = ${scrapbookPages.bookId} and b.deleted_at < ${before.toISOString()}::timestamptz)`,
  )
  const books = await db.delete(scrapbookBooks).where(lt(scrapbookBooks.deletedAt, before))
  return (pages.rowCount ?? 0) + (books.rowCount ?? 0)
}
