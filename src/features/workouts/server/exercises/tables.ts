import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
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
