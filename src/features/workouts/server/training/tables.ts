import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, users } from '#platform/server/auth/tables.ts'
import type { Target } from '../../engine/types.ts'
import type { FactSet } from '../../training/lift-facts.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Training sessions. Names, notes and what was planned are sealed; beside the seal stand ids, days and numbers. */
export const workoutSessions = pgTable(
  'workout_sessions',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    sealed: bytea('sealed').notNull(),
    startedAt: instant('started_at').notNull(),
    /** null: under way. */
    finishedAt: instant('finished_at'),
    /** The person's day on which it began: where it counts, whatever the clock says later. */
    day: date('day', { mode: 'string' }).notNull(),
    version: integer('version').notNull(),
    /** Its act in the ledger: 2 is the second that was recorded for it, and stands; −2 is taken back; 0: it never counted. */
    act: integer('act').notNull().default(0),
    /** Taken away; it can come back for thirty days. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('workout_sessions_by_time').on(t.userId, t.startedAt.desc(), t.id.desc())],
)

/** What each finished session came to for each of its exercises: made of the session, and made anew whenever that changes. */
export const workoutLifts = pgTable(
  'workout_lifts',
  {
    userId: owner(),
    sessionId: uuid('session_id').notNull(),
    exercise: text('exercise').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    at: instant('at').notNull(),
    target: jsonb('target').$type<Target | null>(),
    sets: jsonb('sets').$type<FactSet[]>().notNull(),
    hardSets: smallint('hard_sets').notNull(),
    reserve: doublePrecision('reserve'),
    volume: doublePrecision('volume').notNull(),
    estimate: doublePrecision('estimate'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.sessionId, t.exercise] }),
    index('workout_lifts_by_exercise').on(t.userId, t.exercise, t.at.desc()),
    index('workout_lifts_by_day').on(t.userId, t.day),
  ],
)

/** One row for each exercise somebody ever did: its records, so that they cost the same after ten years. */
export const workoutRecords = pgTable(
  'workout_records',
  {
    userId: owner(),
    exercise: text('exercise').notNull(),
    records: jsonb('records').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.exercise] }), index('workout_records_by_time').on(t.userId, t.lastAt.desc())],
)

export const workoutPlans = pgTable(
  'workout_plans',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    sealed: bytea('sealed').notNull(),
    version: integer('version').notNull(),
    /** How many sessions it has, and which comes next. */
    sessions: integer('sessions').notNull(),
    next: integer('next').notNull(),
    isActive: boolean('is_active').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** How somebody was on a day, each 1 to 5. */
export const workoutCheckIns = pgTable(
  'workout_check_ins',
  {
    userId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    mood: smallint('mood'),
    sleep: smallint('sleep'),
    freshness: smallint('freshness'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
)

/** Wishes, injuries among them, and what is remembered: one sealed row. */
export const workoutSettings = pgTable('workout_settings', {
  userId: owner().primaryKey(),
  sealed: bytea('sealed').notNull(),
  version: integer('version').notNull(),
})
