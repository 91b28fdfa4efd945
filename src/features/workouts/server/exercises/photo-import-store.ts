import { and, eq, inArray } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import { deleteImportedRows, saveImportedRows, type ImportedRow } from '#platform/server/imports/imported-rows-store.ts'
import { anyPart, listIn, type AnyImportPart, type OwnImportRun, type OwnUndoRun } from '#platform/server/imports/part.ts'
import { OwnExercise } from '../../contract/own-exercises.ts'
import { addPhoto, lockExercise, type PhotoRow } from './photo-store.ts'
import { gather, removeObjects, storePicture } from './photos.ts'
import { workoutExercisePhotos } from './tables.ts'

const PART = 'workouts.exercise-photo'
const EXERCISES = 'workouts/exercises.json'
const FOLDER = 'workouts/exercise-photos/'
/** Names of both objects: the row of a deleted exercise no longer exists, and its objects must still be found. */
const fingerprintOf = ({ fullKey, thumbKey }: Pick<PhotoRow, 'fullKey' | 'thumbKey'>) => `${fullKey} ${thumbKey}`
const these = (userId: string, ids: readonly string[]) =>
  and(eq(workoutExercisePhotos.userId, userId), inArray(workoutExercisePhotos.exercise, [...ids]))

/** Photos of own exercises, imported after the exercises. A picture that was replaced later stays when an import is undone. */
export const exercisePhotoPart: AnyImportPart = anyPart<OwnExercise>({
  id: PART,
  name: { en: 'photos of your own exercises', de: 'Fotos deiner eigenen Übungen' },
  file: EXERCISES,
  of: (value) => listIn(value).filter((one) => (one as { photo?: unknown } | null)?.photo != null),
  shape: OwnExercise,
  idOf: ({ id }) => id,
  bytesOf: ({ id }) => `${FOLDER}${id}`,
  async known(app, userId, exercises) {
    const ids = exercises.map(({ id }) => id)
    const rows = await app.db.select({ id: workoutExercisePhotos.exercise }).from(workoutExercisePhotos).where(these(userId, ids))
    return new Set(rows.map(({ id }) => id))
  },
  async insert(run, exercises) {
    let came = 0
    for (const { id } of exercises) if (await insertPhoto(run, id)) came++
    return came
  },
  remove: removePhotos,
})

/** One at a time, because a picture takes some megabytes and its bytes come from a zip. An unreadable picture is skipped. */
async function insertPhoto(run: OwnImportRun, exercise: string): Promise<boolean> {
  const { app, key, row, files } = run
  const path = files.get(`${FOLDER}${exercise}`)
  if (path === undefined) return false
  let stored: PhotoRow | undefined
  let isAdded = false
  try {
    stored = await storePicture(app, key, row.userId, exercise, await gather(run.open(path)))
    const added = stored
    isAdded = await app.db.transaction(async (tx) => {
      await run.lock(tx)
      if (!(await lockExercise(tx, row.userId, exercise)) || !(await addPhoto(tx, added))) return false
      await saveImportedRows(tx, row, PART, [{ id: exercise, fingerprint: fingerprintOf(added) }])
      return true
    })
    return isAdded
  } catch (error) {
    if (error instanceof AppError && ['too_large', 'unsupported'].includes(error.code)) return false
    throw error
  } finally {
    if (stored && !isAdded) await removeObjects(app, stored)
  }
}

async function removePhotos({ app, row, lock, retained }: OwnUndoRun, rows: readonly ImportedRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const deleted = await app.db.transaction(async (tx) => {
    await lock(tx)
    const here = await tx.select().from(workoutExercisePhotos).where(these(row.userId, ids))
    const then = new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]))
    const same = here.filter((photo) => fingerprintOf(photo) === then.get(photo.exercise))
    for (const photo of here) if (!same.includes(photo)) retained.add(photo.exercise)
    if (same.length > 0)
      await tx.delete(workoutExercisePhotos).where(
        these(
          row.userId,
          same.map(({ exercise }) => exercise),
        ),
      )
    await deleteImportedRows(
      tx,
      row,
      PART,
      ids.filter((id) => !retained.has(id)),
    )
    return rows.filter(({ id }) => !retained.has(id))
  })
  for (const { fingerprint } of deleted) {
    const [fullKey = '', thumbKey = ''] = fingerprint.split(' ')
    await removeObjects(app, { fullKey, thumbKey })
  }
}
