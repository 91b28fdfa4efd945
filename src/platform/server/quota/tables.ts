import { index, integer, pgTable, primaryKey, text } from '#platform/server/db/pg-core.ts'
import { instant, owner } from '../auth/tables.ts'

/** A person's use of a counted allowance in one time window. */
export const quotaWindows = pgTable(
  'quota_windows',
  {
    userId: owner(),
    feature: text('feature').notNull(),
    windowStart: instant('window_start').notNull(),
    used: integer('used').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.feature, t.windowStart] })],
)

/** The same for callers without an account: `subject` is a keyed hash of an address or account name, never the value itself. */
export const attemptWindows = pgTable(
  'attempt_windows',
  {
    subject: text('subject').notNull(),
    windowStart: instant('window_start').notNull(),
    used: integer('used').notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.windowStart] }), index('attempt_windows_by_age').on(t.windowStart)],
)
