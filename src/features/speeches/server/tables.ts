import { date, index, pgTable, primaryKey, text, timestamp, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, users } from '#platform/server/auth/tables.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Speeches written by a person. */
export const ownSpeeches = pgTable(
  'own_speeches',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    /** Content and choices as JSON, sealed with the person's key. */
    sealed: bytea('sealed').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('own_speeches_by_time').on(t.userId, t.createdAt.desc())],
)

/** Favourites: pieces of the library by their name, own speeches by their id. */
export const speechFavourites = pgTable(
  'speech_favourites',
  {
    userId: owner(),
    speechId: text('speech_id').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.speechId] })],
)
