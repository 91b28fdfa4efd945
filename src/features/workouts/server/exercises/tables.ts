import { foreignKey, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea, users } from '#platform/server/auth/tables.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Exercises of one's own, sealed. */
export const workoutExercises = pgTable(
  'workout_exercises',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    sealed: bytea('sealed').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Taken away; the row stays, because sessions name it. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** What somebody wants to remember about an exercise, built-in or own. */
export const workoutExerciseNotes = pgTable(
  'workout_exercise_notes',
  {
    userId: owner(),
    exercise: text('exercise').notNull(),
    sealed: bytea('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.exercise] })],
)

/** A photo of an exercise of one's own; its bytes lie sealed in storage. */
export const workoutExercisePhotos = pgTable(
  'workout_exercise_photos',
  {
    userId: owner(),
    exercise: uuid('exercise').notNull(),
    /** Of the bytes as they were sent, under the person's key: a repeated upload is known by it. */
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
