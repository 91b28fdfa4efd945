import { notFound } from '#platform/contract/errors.ts'
import type { HasDb, HasStorage, HasVault } from '#platform/server/app/app.ts'
import { ownPictures } from '#platform/server/pictures/own-pictures.ts'
import { MAX_EXERCISE_PHOTO_BYTES, type ExercisePhoto } from '../../contract/own-exercises.ts'
import { workoutsReasons } from '../../reasons.en.ts'
import { lockExercise, markOf, photoRows, replacePhoto, shownPhoto } from './photo-store.ts'

export const exercisePhotos = ownPictures({
  rows: photoRows,
  area: 'workouts',
  folder: 'photos',
  digest: 'exercise-photo',
  maxBytes: MAX_EXERCISE_PHOTO_BYTES,
  reasons: {
    tooLarge: workoutsReasons.photo_too_large,
    unreadable: workoutsReasons.photo_unreadable,
    notHere: workoutsReasons.photo_not_here,
  },
  etagOf: (row, size) => `${markOf(row)}-${size}`,
})

/** Stores a photo and replaces the previous one. Throws `not_found` if the exercise does not exist. */
export async function savePhoto(
  app: HasDb & HasStorage & HasVault,
  userId: string,
  exercise: string,
  content: AsyncIterable<Uint8Array>,
): Promise<ExercisePhoto> {
  const key = await app.vault.keyOf(userId)
  const original = await exercisePhotos.gather(content)
  const known = await photoRows.find(app.db, userId, exercise)
  if (known && exercisePhotos.isSame(key, known, original)) return shownPhoto(known)
  const { row, before } = await exercisePhotos.store(app, key, userId, original, async (tx, stored) => {
    if (!(await lockExercise(tx, userId, exercise))) throw notFound(workoutsReasons.exercise_not_here())
    const added = { ...stored, exercise }
    return { row: added, before: await replacePhoto(tx, added) }
  })
  if (before) await exercisePhotos.removeObjects(app, before)
  return shownPhoto(row)
}

export async function removePhoto(app: HasDb & HasStorage, userId: string, exercise: string): Promise<void> {
  const row = await photoRows.remove(app.db, userId, exercise)
  if (row) await exercisePhotos.removeObjects(app, row)
}
