import { and, eq } from '#platform/server/db/drizzle.ts'
import type { Db } from '#platform/server/db/db.ts'
import { objectName } from '#platform/server/pictures/own-pictures.ts'
import { pictureRows } from '#platform/server/pictures/picture-rows-store.ts'
import { MAX_OWN_EXERCISES, type ExercisePhoto } from '../../contract/own-exercises.ts'
import { workoutExercisePhotos, workoutExercises } from './tables.ts'

export type PhotoRow = typeof workoutExercisePhotos.$inferSelect

/** The mark is the object's name, which is new for each picture. */
export const markOf = ({ fullKey }: Pick<PhotoRow, 'fullKey'>): string => objectName(fullKey)
export const shownPhoto = (row: PhotoRow): ExercisePhoto => ({ mark: markOf(row), width: row.width, height: row.height })

/** No limit of their own: there cannot be more photos than exercises. */
export const photoRows = pictureRows(workoutExercisePhotos, { id: 'exercise', most: MAX_OWN_EXERCISES })

/** Whether the exercise exists; locks its row, so that concurrent pictures are stored one after the other. */
export async function lockExercise(tx: Db, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: workoutExercises.id })
    .from(workoutExercises)
    .where(and(eq(workoutExercises.userId, userId), eq(workoutExercises.id, id)))
    .for('update')
  return rows.length > 0
}

/** Stores a picture and returns the row of the replaced one, whose objects have to be deleted. */
export async function replacePhoto(tx: Db, row: PhotoRow): Promise<PhotoRow | undefined> {
  const before = await photoRows.find(tx, row.userId, row.exercise)
  const { userId: _u, exercise: _e, ...set } = row
  await tx
    .insert(workoutExercisePhotos)
    .values(row)
    .onConflictDoUpdate({ target: [workoutExercisePhotos.userId, workoutExercisePhotos.exercise], set })
  return before
}
