import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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

/** What a language model wrote about a meaning. It is nobody's: made of the dictionary alone, and read by everybody here who agreed to the model. */
export const wikiArticles = pgTable(
  'wiki_articles',
  {
    slug: text('slug').notNull(),
    sense: text('sense').notNull(),
    language: text('language').notNull(),
    level: text('level').notNull(),
    model: text('model').notNull(),
    /** Which version of our instructions it was written by. */
    prompt: integer('prompt').notNull(),
    /** Freed of markup, its links marked (marked.ts). */
    text: text('text').notNull(),
    isShortened: boolean('is_shortened').notNull(),
    writtenAt: at('written_at'),
  },
  (t) => [
    primaryKey({ columns: [t.slug, t.sense, t.language, t.level, t.model, t.prompt] }),
    index('wiki_articles_by_time').on(t.writtenAt),
  ],
)

/** Articles that are being written, so that each is written once, whoever asks and whichever process they reach. */
export const wikiWritings = pgTable('wiki_writings', {
  /** What of, as an article is found by. */
  subject: text('subject').primaryKey(),
  /** Of the process that writes it. */
  holder: uuid('holder').notNull(),
  /** What there is so far, for readers of other processes. */
  text: text('text').notNull(),
  /** Of the database's clock: when its writer last said that it lives, and when a reader elsewhere last looked. */
  beatAt: at('beat_at'),
  wantedAt: timestamp('wanted_at', { withTimezone: true }),
})
