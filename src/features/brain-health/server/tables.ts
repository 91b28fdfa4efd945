import { date, pgTable, primaryKey, text, timestamp, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, users } from '#platform/server/auth/tables.ts'

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A row per question that was ever answered; a withdrawn answer is sealed as null, so that an older one cannot return. */
export const brainHealthAnswers = pgTable(
  'brain_health_answers',
  {
    userId: userId(),
    item: text('item').notNull(),
    /** The answer, sealed with the person's key. */
    sealed: bytea('sealed').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.item] })],
)

/** Scores of the days on which an answer changed. */
export const brainHealthDays = pgTable(
  'brain_health_days',
  {
    userId: userId(),
    day: date('day', { mode: 'string' }).notNull(),
    sealed: bytea('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
)
