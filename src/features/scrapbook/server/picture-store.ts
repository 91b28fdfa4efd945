import { and, asc, desc, eq, sql } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import { MAX_PICTURES } from '../contract.ts'
import { scrapbookReasons } from '../reasons.en.ts'
import { scrapbookPictures } from './tables.ts'

export type PictureRow = typeof scrapbookPictures.$inferSelect

const one = (userId: string, id: string) => and(eq(scrapbookPictures.userId, userId), eq(scrapbookPictures.id, id))

/** The newest first. */
export function picturesOf(db: Db, userId: string, isOldestFirst = false): Promise<PictureRow[]> {
  return db
    .select()
    .from(scrapbookPictures)
    .where(eq(scrapbookPictures.userId, userId))
    .orderBy(isOldestFirst ? asc(scrapbookPictures.id) : desc(scrapbookPictures.id))
    .limit(MAX_PICTURES)
}

export async function pictureOf(db: Db, userId: string, id: string): Promise<PictureRow | undefined> {
  const [row] = await db.select().from(scrapbookPictures).where(one(userId, id))
  return row
}

export async function pictureBytesOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${scrapbookPictures.bytes}), 0)` })
    .from(scrapbookPictures)
    .where(eq(scrapbookPictures.userId, userId))
  return Number(row?.bytes ?? 0)
}

/** Returns false when the id exists already. Throws `limit` beyond MAX_PICTURES. */
export async function addPicture(tx: Db, row: PictureRow): Promise<boolean> {
  const added = await tx.insert(scrapbookPictures).values(row).onConflictDoNothing().returning({ id: scrapbookPictures.id })
  const error = () => new AppError('limit', scrapbookReasons.too_many_pictures({ most: MAX_PICTURES }))
  await assertCount(tx, scrapbookPictures, row.userId, { most: MAX_PICTURES, error })
  return added.length > 0
}

/** Deletes the row and returns it, so that the caller can delete its objects. */
export async function removePicture(db: Db, userId: string, id: string): Promise<PictureRow | undefined> {
  const [row] = await db.delete(scrapbookPictures).where(one(userId, id)).returning()
  return row
}
