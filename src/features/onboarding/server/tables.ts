import { pgTable, text, uuid } from '#platform/server/db/pg-core.ts'
import { instant, users } from '#platform/server/auth/tables.ts'

/** Progress of a person's welcome. Without a row it was never begun. */
export const onboarding = pgTable('onboarding', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  step: text('step').notNull(),
  areas: text('areas').array().notNull(),
  updatedAt: instant('updated_at').notNull(),
  finishedAt: instant('finished_at'),
  skippedAt: instant('skipped_at'),
})
