import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea, users } from '../auth/tables.ts'

/** Each person's key for their private writing, itself sealed by the installation's master key. */
export const vaultKeys = pgTable('vault_keys', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Which master key sealed it: the name of the secret. */
  master: text('master').notNull(),
  sealed: bytea('sealed').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
