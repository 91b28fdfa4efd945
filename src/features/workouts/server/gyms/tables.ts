import { boolean, pgTable, primaryKey } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned } from '#platform/server/auth/tables.ts'

/** Places to train; name and equipment are encrypted. */
export const workoutGyms = pgTable(
  'workout_gyms',
  {
    ...owned(),
    sealed: bytea('sealed').notNull(),
    /** At most one per person; `store.ts` ensures this under the person's lock. */
    isDefault: boolean('is_default').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
