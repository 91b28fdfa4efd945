import { listIn, type AnyImportPart } from '#platform/server/imports/part.ts'
import { picturePart } from '#platform/server/pictures/picture-part.ts'
import { OwnExercise } from '../../contract/own-exercises.ts'
import { lockExercise, photoRows } from './photo-store.ts'
import { exercisePhotos } from './photos.ts'

/** Photos of own exercises, imported after the exercises. A picture that was replaced later stays when an import is undone. */
export const exercisePhotoPart: AnyImportPart = picturePart({
  id: 'workouts.exercise-photo',
  name: { en: 'photos of your own exercises', de: 'Fotos deiner eigenen Übungen' },
  file: 'workouts/exercises.json',
  of: (value) => listIn(value).filter((one) => (one as { photo?: unknown } | null)?.photo != null),
  shape: OwnExercise,
  idOf: ({ id }) => id,
  path: 'workouts/exercise-photos/',
  pictures: exercisePhotos,
  rowOf: (stored, { id }) => ({ ...stored, exercise: id }),
  add: async (tx, row) => (await lockExercise(tx, row.userId, row.exercise)) && photoRows.add(tx, row),
  /** Names of both objects: the row of a deleted exercise no longer exists, and its objects must still be found. */
  fingerprintOf: ({ fullKey, thumbKey }) => `${fullKey} ${thumbKey}`,
  objectsOf(fingerprint) {
    const [fullKey = '', thumbKey = ''] = fingerprint.split(' ')
    return { fullKey, thumbKey }
  },
})
