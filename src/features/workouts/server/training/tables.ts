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
  uuid,
} from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned, owner } from '#platform/server/auth/tables.ts'
import type { Target } from '../../engine/types.ts'
import type { FactSet } from '../../training/lift-facts.ts'

/** Training sessions. Names, notes and planned sets are encrypted; ids, days and numbers are not. */
export const workoutSessions = pgTable(
  'workout_sessions',
  {
    ...owned(),
    sealed: bytea('sealed').notNull(),
    startedAt: instant('started_at').notNull(),
    /** null: under way. */
    finishedAt: instant('finished_at'),
    /** The person's day on which it began. It counts for this day, even if their time zone changes later. */
    day: date('day', { mode: 'string' }).notNull(),
    version: integer('version').notNull(),
    /** Its act in the ledger: 2 means that the second recorded act is valid, −2 that it was undone, 0 that it never counted. */
    act: integer('act').notNull().default(0),
    /** When it was deleted; it can be restored for thirty days. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('workout_sessions_by_time').on(t.userId, t.startedAt.desc(), t.id.desc())],
)

/** The results of each finished session per exercise, derived from the session and recalculated when it changes. */
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

/** One row for each exercise that a person ever did, with its records, so that reading them stays fast after ten years. */
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
    ...owned(),
    sealed: bytea('sealed').notNull(),
    version: integer('version').notNull(),
    /** The number of its sessions, and the index of the next one. */
    sessions: integer('sessions').notNull(),
    next: integer('next').notNull(),
    isActive: boolean('is_active').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** A person's check-ins by day, each value 1 to 5. */
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

/** Wishes, injuries and other settings, in one encrypted row. */
export const workoutSettings = pgTable('workout_settings', {
  userId: owner().primaryKey(),
  sealed: bytea('sealed').notNull(),
  version: integer('version').notNull(),
})
