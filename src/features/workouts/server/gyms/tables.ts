import { boolean, pgTable, primaryKey, timestamp, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, users } from '#platform/server/auth/tables.ts'

/** Places to train; name and equipment are encrypted. */
export const workoutGyms = pgTable(
  'workout_gyms',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    sealed: bytea('sealed').notNull(),
    /** At most one per person; `store.ts` ensures this under the person's lock. */
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
