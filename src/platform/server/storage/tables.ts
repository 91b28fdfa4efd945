import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'

/**
 * What a person keeps here: their files as they are stored, counted with each object and anew every night, and their sealed text in
 * the database, which is counted a little high between two exact counts.
 */
export const storageUsage = pgTable('storage_usage', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  textBytes: bigint('text_bytes', { mode: 'number' }).notNull().default(0),
})
