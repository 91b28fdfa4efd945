import { date, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea, users } from '#platform/server/auth/tables.ts'

export const mindNotes = pgTable(
  'mind_notes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** Its words, sealed with the person's key. */
    sealed: bytea('sealed').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('mind_notes_by_time').on(t.userId, t.createdAt.desc())],
)
