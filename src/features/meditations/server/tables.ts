import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned, owner } from '#platform/server/auth/tables.ts'
import { RENDER_STATES } from '../contract.ts'
import { REPORT_REASONS } from '../contract-shared.ts'
import { LANGUAGES } from '../core/categories.ts'
import { VOICES } from '../core/timeline.ts'

/** Meditations of a person, and the state of their sound. */
export const ownMeditations = pgTable(
  'own_meditations',
  {
    ...owned(),
    /** Title, texts, script and settings as JSON, sealed with the person's key. */
    sealed: bytea('sealed').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    favouriteSince: instant('favourite_since'),
    /** The last sound: its file, a digest of its source (under the person's key), its length, and the start of each sentence (s). */
    audioVersion: text('audio_version'),
    audioDigest: text('audio_digest'),
    audioSeconds: doublePrecision('audio_seconds'),
    audioAt: doublePrecision('audio_at').array(),
    /** It has more sounds than a voice. */
    isMixed: boolean('is_mixed').notNull().default(false),
    /** The latest rendering; updates of older ones are ignored. */
    renderId: uuid('render_id'),
    renderState: text('render_state', { enum: RENDER_STATES }),
    renderPercent: integer('render_percent').notNull().default(0),
    /** Reason id of a failure. */
    renderReason: text('render_reason'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('own_meditations_by_time').on(t.userId, t.createdAt.desc())],
)

/** Recordings of a person's own voice, as sealed files. */
export const meditationRecordings = pgTable(
  'meditation_recordings',
  {
    userId: owner(),
    meditationId: uuid('meditation_id').notNull(),
    number: integer('number').notNull(),
    /** Identifies the file, and so its bytes. */
    version: uuid('version').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.meditationId, t.number] }),
    foreignKey({
      name: 'meditation_recordings_meditation',
      columns: [t.userId, t.meditationId],
      foreignColumns: [ownMeditations.userId, ownMeditations.id],
    }).onDelete('cascade'),
  ],
)

/** Meditations shared with the other people of this installation: a readable copy from the time of sharing. */
export const sharedMeditations = pgTable(
  'shared_meditations',
  {
    ...owned(),
    /** The id under which others see it. */
    publicId: uuid('public_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    script: text('script').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    voice: text('voice', { enum: VOICES }).notNull(),
    categories: text('categories').array().notNull(),
    tags: text('tags').array().notNull(),
    /** Author and title of the original of a copy. */
    copiedFrom: text('copied_from'),
    copiedTitle: text('copied_title'),
    audioVersion: text('audio_version').notNull(),
    audioSeconds: doublePrecision('audio_seconds').notNull(),
    audioAt: doublePrecision('audio_at').array().notNull(),
    isMixed: boolean('is_mixed').notNull(),
    isSynthetic: boolean('is_synthetic').notNull(),
    sharedAt: instant('shared_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    hiddenAt: instant('hidden_at'),
    /** Shown to its author. */
    hiddenReason: text('hidden_reason'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    unique('shared_meditations_public').on(t.publicId),
    index('shared_meditations_by_time').on(t.sharedAt.desc()),
    foreignKey({
      name: 'shared_meditations_meditation',
      columns: [t.userId, t.id],
      foreignColumns: [ownMeditations.userId, ownMeditations.id],
    }).onDelete('cascade'),
  ],
)

const shared = () =>
  uuid('public_id')
    .notNull()
    .references(() => sharedMeditations.publicId, { onDelete: 'cascade' })

export const meditationFavourites = pgTable(
  'meditation_favourites',
  { userId: owner(), publicId: shared(), since: instant('since').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.publicId] }), index('meditation_favourites_of').on(t.publicId)],
)

export const meditationRatings = pgTable(
  'meditation_ratings',
  { userId: owner(), publicId: shared(), stars: integer('stars').notNull(), at: instant('at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.publicId] }), index('meditation_ratings_of').on(t.publicId)],
)

export const meditationReports = pgTable(
  'meditation_reports',
  {
    userId: owner(),
    publicId: shared(),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    /** Shown to the admin. */
    note: text('note').notNull(),
    at: instant('at').notNull(),
    /** When an admin decided about the report. */
    settledAt: instant('settled_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.publicId] }), index('meditation_reports_of').on(t.publicId)],
)
