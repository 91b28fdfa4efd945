import { and, asc, eq, inArray, isNull } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import {
  MAX_EXERCISE_NOTES,
  MAX_OWN_EXERCISES,
  type ExerciseNote,
  type OwnExercise,
  type OwnExerciseFields,
} from '../../contract/own-exercises.ts'
import { workoutsReasons } from '../../reasons.en.ts'
import { photoRows, shownPhoto, type PhotoRow } from './photo-store.ts'
import { workoutExerciseNotes, workoutExercises } from './tables.ts'

const exercise = (id: string) => `workouts-exercise/${id}`
const note = (id: string) => `workouts-exercise-note/${id}`
const of = (userId: string, id: string) => and(eq(workoutExercises.userId, userId), eq(workoutExercises.id, id))

export const sealExercise = (key: PersonKey, id: string, fields: OwnExerciseFields) => key.seal(exercise(id), JSON.stringify(fields))
export const sealNote = (key: PersonKey, { exercise: id, text }: ExerciseNote) => key.seal(note(id), text)

function exerciseOf(
  key: PersonKey,
  { id, sealed, removedAt }: typeof workoutExercises.$inferSelect,
  photo: PhotoRow | undefined,
): OwnExercise {
  const fields = JSON.parse(key.open(exercise(id), sealed).toString()) as OwnExerciseFields
  return { ...fields, id, photo: photo ? shownPhoto(photo) : null, isRemoved: removedAt !== null }
}

/** In order of creation, deleted ones included; at most MAX_OWN_EXERCISES. */
export async function ownExercisesOf(db: Db, key: PersonKey, userId: string): Promise<OwnExercise[]> {
  const rows = await db
    .select()
    .from(workoutExercises)
    .where(eq(workoutExercises.userId, userId))
    .orderBy(asc(workoutExercises.createdAt), asc(workoutExercises.id))
    .limit(MAX_OWN_EXERCISES)
  const photos = new Map((await photoRows.list(db, userId)).map((photo) => [photo.exercise, photo]))
  return rows.map((row) => exerciseOf(key, row, photos.get(row.id)))
}

/** Those of these exercises that are the person's own and assisted, so that their weight is help. */
export async function ownAssistedOf(db: Db, key: PersonKey, userId: string, exercises: Iterable<string>): Promise<ReadonlySet<string>> {
  const ids = [...new Set(exercises)].filter((id) => UUID.test(id))
  if (ids.length === 0) return new Set()
  const rows = await db
    .select()
    .from(workoutExercises)
    .where(and(eq(workoutExercises.userId, userId), inArray(workoutExercises.id, ids)))
  return new Set(rows.map((row) => exerciseOf(key, row, undefined)).flatMap(({ id, loading }) => (loading === 'assisted' ? [id] : [])))
}
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Creates an exercise, changes it, or restores it. Throws `limit` beyond MAX_OWN_EXERCISES. */
export async function writeExercise(
  tx: Db,
  key: PersonKey,
  userId: string,
  id: string,
  fields: OwnExerciseFields,
  at: Date,
): Promise<OwnExercise> {
  const set = { sealed: sealExercise(key, id, fields), removedAt: null }
  const [row] = await tx
    .insert(workoutExercises)
    .values({ userId, id, ...set, createdAt: at })
    .onConflictDoUpdate({ target: [workoutExercises.userId, workoutExercises.id], set })
    .returning()
  const error = () => new AppError('limit', workoutsReasons.too_many_exercises({ most: MAX_OWN_EXERCISES }))
  await assertCount(tx, workoutExercises, userId, { most: MAX_OWN_EXERCISES, error })
  return exerciseOf(key, row!, await photoRows.find(tx, userId, id))
}

/** Removes exercises permanently; for exercises that no session refers to. */
export async function dropExercises(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.delete(workoutExercises).where(and(eq(workoutExercises.userId, userId), inArray(workoutExercises.id, [...ids])))
}

export async function removeExercise(db: Db, userId: string, id: string, at: Date): Promise<void> {
  await db
    .update(workoutExercises)
    .set({ removedAt: at })
    .where(and(of(userId, id), isNull(workoutExercises.removedAt)))
}

export async function notesOf(db: Db, key: PersonKey, userId: string): Promise<ExerciseNote[]> {
  const rows = await db
    .select()
    .from(workoutExerciseNotes)
    .where(eq(workoutExerciseNotes.userId, userId))
    .orderBy(asc(workoutExerciseNotes.exercise))
    .limit(MAX_EXERCISE_NOTES)
  return rows.map(({ exercise: id, sealed }) => ({ exercise: id, text: key.open(note(id), sealed).toString() }))
}

/** Stores a note, or deletes it if the text is empty. Throws `limit` beyond MAX_EXERCISE_NOTES. */
export async function writeNote(tx: Db, key: PersonKey, userId: string, { exercise: id, text }: ExerciseNote): Promise<void> {
  if (text === '') {
    await tx.delete(workoutExerciseNotes).where(and(eq(workoutExerciseNotes.userId, userId), eq(workoutExerciseNotes.exercise, id)))
    return
  }
  const sealed = sealNote(key, { exercise: id, text })
  await tx
    .insert(workoutExerciseNotes)
    .values({ userId, exercise: id, sealed })
    .onConflictDoUpdate({ target: [workoutExerciseNotes.userId, workoutExerciseNotes.exercise], set: { sealed } })
  const error = () => new AppError('limit', workoutsReasons.too_many_notes({ most: MAX_EXERCISE_NOTES }))
  await assertCount(tx, workoutExerciseNotes, userId, { most: MAX_EXERCISE_NOTES, error })
}
