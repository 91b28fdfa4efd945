import { date, index, pgTable, primaryKey, text } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned, owner } from '#platform/server/auth/tables.ts'

/** Speeches written by a person. */
export const ownSpeeches = pgTable(
  'own_speeches',
  {
    ...owned(),
    /** Content and choices as JSON, sealed with the person's key. */
    sealed: bytea('sealed').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('own_speeches_by_time').on(t.userId, t.createdAt.desc())],
)

/** Favourites: pieces of the library by their name, own speeches by their id. */
export const speechFavourites = pgTable(
  'speech_favourites',
  {
    userId: owner(),
    speechId: text('speech_id').notNull(),
    since: instant('since').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.speechId] })],
)
