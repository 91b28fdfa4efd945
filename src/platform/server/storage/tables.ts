import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'

/** What the files of a person take in storage, as it is stored. Counted with each object, and anew every night. */
export const storageUsage = pgTable('storage_usage', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
})
