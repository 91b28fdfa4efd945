import { and, eq } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/db/db.ts'
import { pictureRows } from '#platform/server/pictures/picture-rows-store.ts'
import { MAX_BODY_PHOTOS } from '../contract-photos.ts'
import { measurementsReasons } from '../reasons.en.ts'
import { measurementsPhotos } from './tables.ts'

export type PhotoRow = typeof measurementsPhotos.$inferSelect

/** Oldest first. */
export const photoRows = pictureRows(measurementsPhotos, {
  id: 'id',
  order: [measurementsPhotos.day],
  most: MAX_BODY_PHOTOS,
  tooMany: () => new AppError('limit', measurementsReasons.too_many_photos({ most: MAX_BODY_PHOTOS })),
})

export async function changePhoto(
  db: Db,
  userId: string,
  id: string,
  change: Pick<PhotoRow, 'day' | 'sealed'>,
): Promise<PhotoRow | undefined> {
  const one = and(eq(measurementsPhotos.userId, userId), eq(measurementsPhotos.id, id))
  const [row] = await db.update(measurementsPhotos).set(change).where(one).returning()
  return row
}
