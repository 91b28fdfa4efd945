import { boolean, date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned, owner } from '#platform/server/auth/tables.ts'
import type { HabitShape } from '../engine/day-values.ts'

/** Habits. Texts are sealed; numbers and days are stored in the clear, for the rules. */
export const habits = pgTable(
  'habits',
  {
    ...owned(),
    /** Name, question, notes, unit, time of day, colour, icon. */
    sealed: bytea('sealed').notNull(),
    shape: jsonb('shape').$type<HabitShape>().notNull(),
    groupId: uuid('group_id'),
    order: doublePrecision('order').notNull(),
    goalTotal: doublePrecision('goal_total'),
    completedDay: date('completed_day', { mode: 'string' }),
    isArchived: boolean('is_archived').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The habit's origin in another app, as a keyed digest: a later file of that app finds the habit by it. */
    source: bytea('source'),
    /** Changes with the habit and with any of its days: a result computed under the same version is still valid. */
    version: uuid('version').notNull().defaultRandom(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

export const habitGroups = pgTable(
  'habit_groups',
  { ...owned(), sealed: bytea('sealed').notNull(), order: doublePrecision('order').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

export const habitDays = pgTable(
  'habit_days',
  {
    userId: owner(),
    habitId: uuid('habit_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    value: doublePrecision('value').notNull(),
    isSkipped: boolean('is_skipped').notNull(),
    /** Whether a person entered an amount: a limit is not met on a day that only has a note. */
    isEntered: boolean('is_entered').notNull().default(true),
    /** When the value was last set: an older mark from another device does not overwrite a newer one. */
    setAt: instant('set_at').notNull(),
    /** Reason and note, sealed; null when there are none. */
    sealed: bytea('sealed'),
    /** How often this day was recorded in the ledger, and whether it is recorded now. */
    actTimes: integer('act_times').notNull(),
    isAct: boolean('is_act').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.habitId, t.day] }), index('habit_days_by_day').on(t.userId, t.day)],
)

/**
 * Changes that an import made to a habit, for its undo: days with their content before and after, and the habit itself if the
 * import created it. Deleted with the habit, and when the import is undone.
 */
export const habitImportItems = pgTable(
  'habit_import_items',
  {
    userId: owner(),
    importId: uuid('import_id').notNull(),
    habitId: uuid('habit_id').notNull(),
    /** Counts the imports that changed this habit, in their order. */
    nr: integer('nr').notNull(),
    sealed: bytea('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.importId, t.habitId] }), index('habit_import_items_by_habit').on(t.userId, t.habitId)],
)

/**
 * The marks of a day, sealed, while others may still arrive or be undone: the day is computed from them and its earlier content.
 * Deleted a month after the last mark; the day then stays unchanged.
 */
export const habitTrails = pgTable(
  'habit_trails',
  {
    userId: owner(),
    habitId: uuid('habit_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    sealed: bytea('sealed').notNull(),
    touchedAt: instant('touched_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.habitId, t.day] }), index('habit_trails_by_age').on(t.touchedAt)],
)

/** Ids of applied marks: a mark that is sent again changes nothing. Deleted after 400 days. */
export const habitMarks = pgTable('habit_marks', { ...owned(), at: instant('at').notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.id] }),
  index('habit_marks_by_age').on(t.at),
])
