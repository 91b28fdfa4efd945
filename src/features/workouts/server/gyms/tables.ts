import { boolean, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea, users } from '#platform/server/auth/tables.ts'

/** Places somebody trains at; name and equipment are sealed. */
export const workoutGyms = pgTable(
  'workout_gyms',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    sealed: bytea('sealed').notNull(),
    /** At most one of a person: seen to by `store.ts`, behind the person's lock. */
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
