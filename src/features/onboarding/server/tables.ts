import { pgTable, text, timestamp, uuid } from '#platform/server/db/pg-core.ts'
import { users } from '#platform/server/auth/tables.ts'

/** Progress of a person's welcome. Without a row it was never begun. */
export const onboarding = pgTable('onboarding', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  step: text('step').notNull(),
  areas: text('areas').array().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  skippedAt: timestamp('skipped_at', { withTimezone: true }),
})
