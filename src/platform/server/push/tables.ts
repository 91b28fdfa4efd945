import { foreignKey, pgTable, primaryKey, text, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, instant, sessions } from '../auth/tables.ts'

/** Addresses for notices to a device. Each belongs to a session and ends with it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    userId: uuid('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: bytea('auth').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.sessionId] }),
    foreignKey({ columns: [t.userId, t.sessionId], foreignColumns: [sessions.userId, sessions.id] }).onDelete('cascade'),
  ],
)
