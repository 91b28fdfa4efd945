import { pgTable, smallint, text, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, instant, users } from '../auth/tables.ts'

/** Each person's key for their private writing, encrypted with the installation's master key. */
export const vaultKeys = pgTable('vault_keys', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The name of the master key that encrypted it. */
  master: text('master').notNull(),
  sealed: bytea('sealed').notNull(),
  /** 1: the key itself encrypts and hashes, as before there were versions. 2: keys derived from it do. */
  version: smallint('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
})
