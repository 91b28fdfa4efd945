import { bigint, pgTable, uuid } from '#platform/server/db/pg-core.ts'
import { users } from '../auth/tables.ts'

/**
 * A person's storage use: their stored files, counted with each object and recounted every night, and their encrypted text in
 * the database, which is slightly overestimated between two exact counts.
 */
export const storageUsage = pgTable('storage_usage', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  textBytes: bigint('text_bytes', { mode: 'number' }).notNull().default(0),
})
