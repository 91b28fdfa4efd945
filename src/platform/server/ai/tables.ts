import { pgTable, primaryKey, text } from '#platform/server/db/pg-core.ts'
import { instant, owned, owner } from '../auth/tables.ts'

/** A person's consents to send text to a model: for one purpose, to one destination. No row: no consent. */
export const aiConsents = pgTable(
  'ai_consents',
  {
    userId: owner(),
    purpose: text('purpose').notNull(),
    destination: text('destination').notNull(),
    model: text('model').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.purpose] })],
)

/** Runs in progress, in any process, so that their owner can find and stop each one. Contains no text. */
export const aiRuns = pgTable(
  'ai_runs',
  {
    ...owned(),
    purpose: text('purpose').notNull(),
    startedAt: instant('started_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
