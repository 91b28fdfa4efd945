import { z } from 'zod'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { MUSCLES } from '#platform/body/muscles.ts'
import { EQUIPMENT, LOADINGS, PATTERNS_BY_FAMILY, type Pattern } from '../exercise.ts'
import { workoutsReasons } from '../reasons.en.ts'

/** The most own exercises of one person, deleted ones included. */
export const MAX_OWN_EXERCISES = 500
export const MAX_EXERCISE_NOTES = 1500
export const MAX_EXERCISE_NAME = 80
export const MAX_EXERCISE_TEXT = 2000
export const MAX_EXERCISE_PHOTO_BYTES = 30 * 1024 * 1024
const MEASURES = ['reps', 'seconds', 'metres'] as const

const patterns = Object.values(PATTERNS_BY_FAMILY).flat() as [Pattern, ...Pattern[]]

/** The fields of a person's own exercise; its picture, alternatives and cautions follow from the movement. */
export const OwnExerciseFields = z.object({
  name: z.string().trim().min(1, workoutsReasons.exercise_name.id).max(MAX_EXERCISE_NAME),
  pattern: z.enum(patterns),
  primary: z.array(z.enum(MUSCLES)).min(1, workoutsReasons.exercise_muscle.id).max(MUSCLES.length),
  /** Secondary muscles; each counts as half a set. */
  secondary: z.array(z.enum(MUSCLES)).max(MUSCLES.length),
  equipment: z.array(z.enum(EQUIPMENT)).max(12),
  loading: z.enum(LOADINGS),
  measure: z.enum(MEASURES),
  perSide: z.boolean(),
  /** Instructions in the person's own words. */
  how: z.string().trim().max(MAX_EXERCISE_TEXT),
})
export type OwnExerciseFields = z.infer<typeof OwnExerciseFields>

/** The picture of an own exercise; a new picture has a new `mark`, so that no cached one is shown. */
export const ExercisePhoto = z.object({ mark: z.string().max(64), width: z.int(), height: z.int() })
export type ExercisePhoto = z.infer<typeof ExercisePhoto>

export const OwnExercise = OwnExerciseFields.extend({
  id: Id,
  photo: ExercisePhoto.nullable().default(null),
  /** Deleted: it is no longer offered, and past sets still show its name. */
  isRemoved: z.boolean(),
})
export type OwnExercise = z.infer<typeof OwnExercise>

/** The id of a built-in exercise, or of an own one. */
export const ExerciseId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80)
export const ExerciseNote = z.object({ exercise: ExerciseId, text: z.string().trim().min(1).max(MAX_EXERCISE_TEXT) })
export type ExerciseNote = z.infer<typeof ExerciseNote>

export const listOwnExercises = endpoint({
  method: 'GET',
  path: '/api/workouts/exercises',
  summary: 'List own exercises, including deleted ones, and notes on any exercises',
  response: z.object({ exercises: z.array(OwnExercise), notes: z.array(ExerciseNote) }),
  persisted: true,
})

export const putOwnExercise = endpoint({
  method: 'PUT',
  path: '/api/workouts/exercises/:id',
  summary: 'Create, replace or restore an own exercise; idempotent',
  params: z.object({ id: Id }),
  body: OwnExerciseFields,
  response: OwnExercise,
  errors: ['limit'],
})

export const deleteOwnExercise = endpoint({
  method: 'DELETE',
  path: '/api/workouts/exercises/:id',
  summary: 'Delete an own exercise; idempotent',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.literal(true) }),
})

export const putExercisePhoto = endpoint({
  method: 'PUT',
  path: '/api/workouts/exercises/:id/photo',
  summary: 'Create or replace the photo of an own exercise, encrypted and without metadata; idempotent',
  params: z.object({ id: Id }),
  body: bytes(['application/octet-stream'], MAX_EXERCISE_PHOTO_BYTES),
  response: ExercisePhoto,
  errors: ['unsupported', 'too_large', 'not_found'],
})

export const getExercisePhoto = endpoint({
  method: 'GET',
  path: '/api/workouts/exercises/:id/photo/:size',
  summary: 'Get the photo of an own exercise: `full` or `thumb`; supports byte ranges',
  params: z.object({ id: Id, size: z.enum(['full', 'thumb']) }),
  query: z.object({ mark: z.string().max(64).optional() }),
  response: bytes(['image/webp']),
  errors: ['not_found', 'range'],
})

export const deleteExercisePhoto = endpoint({
  method: 'DELETE',
  path: '/api/workouts/exercises/:id/photo',
  summary: 'Delete the photo of an own exercise permanently; idempotent',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.literal(true) }),
})

export const putExerciseNote = endpoint({
  method: 'PUT',
  path: '/api/workouts/exercise-notes/:exercise',
  summary: 'Create or replace the note on an exercise; an empty text deletes it; idempotent',
  params: z.object({ exercise: ExerciseId }),
  body: z.object({ text: z.string().trim().max(MAX_EXERCISE_TEXT) }),
  response: z.object({ text: z.string() }),
  errors: ['limit'],
  offline: true,
})
