import { bigint, date, doublePrecision, index, integer, pgTable, primaryKey, text } from '#platform/server/db/pg-core.ts'
import { instant, owner } from '../auth/tables.ts'

/** The ledger itself: acts of care, append-only. An undo is a further row that reverses the first one. */
export const activityActs = pgTable(
  'activity_acts',
  {
    userId: owner(),
    /** Idempotency key: recording the same key again changes nothing. */
    key: text('key').notNull(),
    kind: text('kind').notNull(),
    at: instant('at').notNull(),
    zone: text('zone').notNull(),
    localDay: date('local_day', { mode: 'string' }).notNull(),
    /** 1; 0 for an extension of an act; negative for an undo. */
    count: integer('count').notNull(),
    amount: doublePrecision('amount').notNull(),
    unit: text('unit').notNull(),
    points: integer('points').notNull(),
    /** The subject of the act (a track, a habit), for features that list acts. */
    subject: text('subject'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('activity_acts_by_day').on(t.userId, t.localDay, t.kind)],
)

/** Sums per day and kind, updated in the same transaction as the acts. */
export const activityDays = pgTable(
  'activity_days',
  {
    userId: owner(),
    localDay: date('local_day', { mode: 'string' }).notNull(),
    kind: text('kind').notNull(),
    acts: integer('acts').notNull(),
    amount: doublePrecision('amount').notNull(),
    unit: text('unit').notNull(),
    points: integer('points').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.localDay, t.kind] })],
)

/** One row per person: totals, and the streak as of their last active day. */
export const activityStandings = pgTable('activity_standings', {
  userId: owner().primaryKey(),
  points: bigint('points', { mode: 'number' }).notNull(),
  totalDays: integer('total_days').notNull(),
  longestStreak: integer('longest_streak').notNull(),
  lastDay: date('last_day', { mode: 'string' }),
  streakDays: integer('streak_days').notNull(),
  /** Bit k−1 set: the day k days before lastDay was a rest within the streak (k = 1…6). */
  recentRests: integer('recent_rests').notNull(),
})
