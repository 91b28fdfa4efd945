import { and, asc, eq, sql } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import { MAX_BODY_PHOTOS } from '../contract-photos.ts'
import { measurementsReasons } from '../reasons.en.ts'
import { measurementsPhotos } from './tables.ts'

export type PhotoRow = typeof measurementsPhotos.$inferSelect
type NewPhoto = typeof measurementsPhotos.$inferInsert

const one = (userId: string, id: string) => and(eq(measurementsPhotos.userId, userId), eq(measurementsPhotos.id, id))

/** All photos of a person, oldest first. */
export async function photosOf(db: Db, userId: string): Promise<PhotoRow[]> {
  return db
    .select()
    .from(measurementsPhotos)
    .where(eq(measurementsPhotos.userId, userId))
    .orderBy(asc(measurementsPhotos.day), asc(measurementsPhotos.id))
    .limit(MAX_BODY_PHOTOS)
}

export async function photoOf(db: Db, userId: string, id: string): Promise<PhotoRow | undefined> {
  const [row] = await db.select().from(measurementsPhotos).where(one(userId, id))
  return row
}

export async function photoBytesOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${measurementsPhotos.bytes}), 0)` })
    .from(measurementsPhotos)
    .where(eq(measurementsPhotos.userId, userId))
  return Number(row?.bytes ?? 0)
}

/** Adds a photo. False: the id exists already. Throws `limit` beyond MAX_BODY_PHOTOS. */
export async function addPhoto(tx: Db, row: NewPhoto): Promise<boolean> {
  const added = await tx.insert(measurementsPhotos).values(row).onConflictDoNothing().returning({ id: measurementsPhotos.id })
  const error = () => new AppError('limit', measurementsReasons.too_many_photos({ most: MAX_BODY_PHOTOS }))
  await assertCount(tx, measurementsPhotos, row.userId, { most: MAX_BODY_PHOTOS, error })
  return added.length > 0
}

export async function changePhoto(
  db: Db,
  userId: string,
  id: string,
  change: Pick<PhotoRow, 'day' | 'sealed'>,
): Promise<PhotoRow | undefined> {
  const [row] = await db.update(measurementsPhotos).set(change).where(one(userId, id)).returning()
  return row
}

/** Deletes the row and returns it, so that the caller can delete its objects. */
export async function removePhoto(db: Db, userId: string, id: string): Promise<PhotoRow | undefined> {
  const [row] = await db.delete(measurementsPhotos).where(one(userId, id)).returning()
  return row
}
