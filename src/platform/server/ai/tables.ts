import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'

/** What a person agreed to send to a model: for one purpose, to one destination. No row: not agreed. */
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

/** Runs under way, in any process, so that each can be found and stopped by its owner. Nothing of what is said. */
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
