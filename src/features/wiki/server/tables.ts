import { date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, users } from '#platform/server/auth/tables.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const at = (name: string) => timestamp(name, { withTimezone: true }).notNull()

export const wikiTrails = pgTable(
  'wiki_trails',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    startedAt: at('started_at'),
    walkedAt: at('walked_at'),
    /** Its name and its steps, sealed with the person's key. */
    sealed: bytea('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('wiki_trails_by_time').on(t.userId, t.walkedAt.desc())],
)

export const wikiWords = pgTable(
  'wiki_words',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    /** Of word and meaning, under the person's key: none is saved twice. */
    digest: bytea('digest').notNull(),
    savedAt: at('saved_at'),
    due: at('due'),
    /** The word, its meaning and its reviews, sealed with the person's key. */
    sealed: bytea('sealed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('wiki_words_digest').on(t.userId, t.digest),
    index('wiki_words_by_due').on(t.userId, t.due),
  ],
)

export const wikiReadings = pgTable(
  'wiki_readings',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    startedAt: at('started_at'),
    zone: text('zone').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    seconds: integer('seconds').notNull(),
    pages: integer('pages').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('wiki_readings_by_time').on(t.userId, t.startedAt.desc())],
)
