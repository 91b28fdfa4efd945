import { foreignKey, integer, pgTable, primaryKey, text, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned, owner } from '#platform/server/auth/tables.ts'

/** A person's own exercises, encrypted. */
export const workoutExercises = pgTable(
  'workout_exercises',
  {
    ...owned(),
    sealed: bytea('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was deleted; the row stays, because sessions refer to it. */
    removedAt: instant('removed_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** A person's notes about exercises, built-in or own. */
export const workoutExerciseNotes = pgTable(
  'workout_exercise_notes',
  {
    userId: owner(),
    exercise: text('exercise').notNull(),
    sealed: bytea('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.exercise] })],
)

/** The photo of an own exercise; its bytes are encrypted in storage. */
export const workoutExercisePhotos = pgTable(
  'workout_exercise_photos',
  {
    userId: owner(),
    exercise: uuid('exercise').notNull(),
    /** A digest of the uploaded bytes under the person's key, which detects a repeated upload. */
    digest: bytea('digest').notNull(),
    fullKey: text('full_key').notNull(),
    thumbKey: text('thumb_key').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.exercise] }),
    foreignKey({
      name: 'workout_exercise_photos_exercise',
      columns: [t.userId, t.exercise],
      foreignColumns: [workoutExercises.userId, workoutExercises.id],
    }).onDelete('cascade'),
  ],
)
