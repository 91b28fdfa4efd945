import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned } from '#platform/server/auth/tables.ts'

export const wikiTrails = pgTable(
  'wiki_trails',
  {
    ...owned(),
    startedAt: instant('started_at').notNull(),
    walkedAt: instant('walked_at').notNull(),
    /** Its name and its steps, sealed with the person's key. */
    sealed: bytea('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('wiki_trails_by_time').on(t.userId, t.walkedAt.desc())],
)

export const wikiWords = pgTable(
  'wiki_words',
  {
    ...owned(),
    /** Digest of word and meaning, under the person's key: none is saved twice. */
    digest: bytea('digest').notNull(),
    savedAt: instant('saved_at').notNull(),
    due: instant('due').notNull(),
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
    ...owned(),
    startedAt: instant('started_at').notNull(),
    zone: text('zone').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    seconds: integer('seconds').notNull(),
    pages: integer('pages').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('wiki_readings_by_time').on(t.userId, t.startedAt.desc())],
)

/** Articles by a language model about a meaning. They belong to no person: based on the dictionary alone, readable by all who consented. */
export const wikiArticles = pgTable(
  'wiki_articles',
  {
    slug: text('slug').notNull(),
    sense: text('sense').notNull(),
    language: text('language').notNull(),
    level: text('level').notNull(),
    model: text('model').notNull(),
    /** Version of the instructions that the model had. */
    prompt: integer('prompt').notNull(),
    /** Without markup, its links marked (marked.ts). */
    text: text('text').notNull(),
    isShortened: boolean('is_shortened').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.slug, t.sense, t.language, t.level, t.model, t.prompt] }),
    index('wiki_articles_by_time').on(t.writtenAt),
  ],
)

/** Articles being written, so that each is written once for all readers and processes. */
export const wikiWritings = pgTable('wiki_writings', {
  /** The article's key as text. */
  subject: text('subject').primaryKey(),
  /** Id of the process that writes it. */
  holder: uuid('holder').notNull(),
  /** The text so far, for readers of other processes. */
  text: text('text').notNull(),
  /** By the database's clock: the writer's last heartbeat, and the last look of a reader in another process. */
  beatAt: instant('beat_at').notNull(),
  wantedAt: instant('wanted_at'),
})
