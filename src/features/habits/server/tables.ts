import { boolean, date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea, users } from '#platform/server/auth/tables.ts'
import type { HabitShape } from '../engine/day-values.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Habits. What a person called them is sealed; beside the seal stand numbers and days, for the rules. */
export const habits = pgTable(
  'habits',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    /** Name, question, notes, unit, time of day, colour, icon. */
    sealed: bytea('sealed').notNull(),
    shape: jsonb('shape').$type<HabitShape>().notNull(),
    groupId: uuid('group_id'),
    order: doublePrecision('order').notNull(),
    goalTotal: doublePrecision('goal_total'),
    completedDay: date('completed_day', { mode: 'string' }),
    isArchived: boolean('is_archived').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Which habit of another app it came from, as a keyed digest: a later file of that app finds it again. */
    source: bytea('source'),
    /** Another one after each change of the habit or any of its days: what was counted under the same version still holds. */
    version: uuid('version').notNull().defaultRandom(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

export const habitGroups = pgTable(
  'habit_groups',
  { userId: owner(), id: uuid('id').notNull(), sealed: bytea('sealed').notNull(), order: doublePrecision('order').notNull() },
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
    /** Whether anybody said an amount: a limit is not kept by a day that only has a note. */
    isEntered: boolean('is_entered').notNull().default(true),
    /** When the value was last set: an older device's word does not undo a newer one's. */
    setAt: instant('set_at').notNull(),
    /** Reason and note, sealed; null when there are none. */
    sealed: bytea('sealed'),
    /** How often this day was recorded in the ledger, and whether it stands there now. */
    actTimes: integer('act_times').notNull(),
    isAct: boolean('is_act').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.habitId, t.day] }), index('habit_days_by_day').on(t.userId, t.day)],
)

/**
 * What an import did to a habit, so that it can be undone: days with what they held before and after, and the habit itself
 * where it was made. They go with the habit, and when the import is undone.
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
 * The marks of a day, sealed, while some may still be on their way or be taken back: the day is what they make of what was there
 * before them. Forgotten a month after the last one; then the day stands as it is.
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

/** Marks that were applied: one that is sent again changes nothing. Forgotten after 400 days. */
export const habitMarks = pgTable('habit_marks', { userId: owner(), id: uuid('id').notNull(), at: instant('at').notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.id] }),
  index('habit_marks_by_age').on(t.at),
])
