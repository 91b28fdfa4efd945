import { date, pgTable, primaryKey, text } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owner } from '#platform/server/auth/tables.ts'

/** A row per question that was ever answered; a withdrawn answer is sealed as null, so that an older one cannot return. */
export const brainHealthAnswers = pgTable(
  'brain_health_answers',
  {
    userId: owner(),
    item: text('item').notNull(),
    /** The answer, sealed with the person's key. */
    sealed: bytea('sealed').notNull(),
    at: instant('at').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.item] })],
)

/** Scores of the days on which an answer changed. */
export const brainHealthDays = pgTable(
  'brain_health_days',
  {
    userId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    sealed: bytea('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
)
