import { and, asc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Db } from '#platform/server/db/db.ts'
import { MAX_OWN_EXERCISES, type ExercisePhoto } from '../../contract/own-exercises.ts'
import { workoutExercisePhotos, workoutExercises } from './tables.ts'

export type PhotoRow = typeof workoutExercisePhotos.$inferSelect

const one = (userId: string, exercise: string) =>
  and(eq(workoutExercisePhotos.userId, userId), eq(workoutExercisePhotos.exercise, exercise))

/** The mark is the object's name, which is new for each picture. */
export const markOf = ({ fullKey }: Pick<PhotoRow, 'fullKey'>): string => fullKey.slice(fullKey.lastIndexOf('/') + 1)
export const shownPhoto = (row: PhotoRow): ExercisePhoto => ({ mark: markOf(row), width: row.width, height: row.height })

/** No limit: there cannot be more photos than exercises. */
export async function photosOf(db: Db, userId: string): Promise<PhotoRow[]> {
  return db
    .select()
    .from(workoutExercisePhotos)
    .where(eq(workoutExercisePhotos.userId, userId))
    .orderBy(asc(workoutExercisePhotos.exercise))
    .limit(MAX_OWN_EXERCISES)
}

export async function photoOf(db: Db, userId: string, exercise: string): Promise<PhotoRow | undefined> {
  const [row] = await db.select().from(workoutExercisePhotos).where(one(userId, exercise))
  return row
}

export async function photoBytesOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${workoutExercisePhotos.bytes}), 0)` })
    .from(workoutExercisePhotos)
    .where(eq(workoutExercisePhotos.userId, userId))
  return Number(row?.bytes ?? 0)
}

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
  const before = await photoOf(tx, row.userId, row.exercise)
  const { userId: _u, exercise: _e, ...set } = row
  await tx
    .insert(workoutExercisePhotos)
    .values(row)
    .onConflictDoUpdate({ target: [workoutExercisePhotos.userId, workoutExercisePhotos.exercise], set })
  return before
}

/** False if the exercise has a photo already. */
export async function addPhoto(tx: Db, row: PhotoRow): Promise<boolean> {
  const added = await tx.insert(workoutExercisePhotos).values(row).onConflictDoNothing().returning({ id: workoutExercisePhotos.exercise })
  return added.length > 0
}

export async function removePhoto(db: Db, userId: string, exercise: string): Promise<PhotoRow | undefined> {
  const [row] = await db.delete(workoutExercisePhotos).where(one(userId, exercise)).returning()
  return row
}
