import type { AnyImportPart } from '#platform/server/imports/part.ts'
import { idPart, tablePart } from '#platform/server/imports/table-part.ts'
import { ExerciseNote, MAX_EXERCISE_NOTES, MAX_OWN_EXERCISES, OwnExercise } from '../contract/own-exercises.ts'
import { StoredGym } from '../contract/gyms.ts'
import { GYM_LIMITS } from '../gyms/gym.ts'
import { exercisePhotoPart } from './exercises/photo-import-store.ts'
import { sealExercise, sealNote } from './exercises/store.ts'
import { workoutExerciseNotes, workoutExercises } from './exercises/tables.ts'
import { ensureDefault, sealGym } from './gyms/store.ts'
import { workoutGyms } from './gyms/tables.ts'
import { EXERCISES_FILE, GYMS_FILE, NOTES_FILE } from './library-export.ts'

/** The parts of `exportLibrary` that can be imported. */
export const libraryParts: readonly AnyImportPart[] = [
  idPart({
    id: 'workouts.gym',
    name: { en: 'places you train at', de: 'Orte, an denen du trainierst' },
    file: GYMS_FILE,
    shape: StoredGym,
    table: workoutGyms,
    fingerprint: [workoutGyms.sealed],
    limit: { most: GYM_LIMITS.gyms },
    row: ({ id, isDefault, ...gym }, { userId, key, now }) => ({ userId, id, sealed: sealGym(key, id, gym), isDefault, createdAt: now }),
    // An existing default place stays the default.
    recompute: (_app, tx, userId) => ensureDefault(tx, userId),
  }),
  idPart({
    id: 'workouts.exercise',
    name: { en: 'exercises of your own', de: 'eigene Übungen' },
    file: EXERCISES_FILE,
    shape: OwnExercise,
    table: workoutExercises,
    fingerprint: [workoutExercises.sealed, workoutExercises.removedAt],
    limit: { most: MAX_OWN_EXERCISES },
    row: ({ id, isRemoved, photo: _photo, ...fields }, { userId, key, now }) => ({
      userId,
      id,
      sealed: sealExercise(key, id, fields),
      createdAt: now,
      removedAt: isRemoved ? now : null,
    }),
  }),
  exercisePhotoPart,
  tablePart({
    id: 'workouts.exercise-note',
    name: { en: 'notes to exercises', de: 'Notizen zu Übungen' },
    file: NOTES_FILE,
    shape: ExerciseNote,
    idOf: ({ exercise }) => exercise,
    table: workoutExerciseNotes,
    column: workoutExerciseNotes.exercise,
    fingerprint: [workoutExerciseNotes.sealed],
    limit: { most: MAX_EXERCISE_NOTES },
    row: (value, { userId, key }) => ({ userId, exercise: value.exercise, sealed: sealNote(key, value) }),
  }),
]
