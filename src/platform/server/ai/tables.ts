import { pgTable, primaryKey, text, timestamp, uuid } from '#platform/server/db/pg-core.ts'
import { users } from '../auth/tables.ts'

/** A person's consents to send text to a model: for one purpose, to one destination. No row: no consent. */
export const aiConsents = pgTable(
  'ai_consents',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    destination: text('destination').notNull(),
    model: text('model').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.purpose] })],
)

/** Runs in progress, in any process, so that their owner can find and stop each one. Contains no text. */
export const aiRuns = pgTable(
  'ai_runs',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    purpose: text('purpose').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
