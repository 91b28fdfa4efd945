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
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, users } from '#platform/server/auth/tables.ts'
import { RENDER_STATES } from '../contract.ts'
import { REPORT_REASONS } from '../contract-shared.ts'
import { LANGUAGES } from '../core/categories.ts'
import { VOICES } from '../core/timeline.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Meditations that a person made, and how far their sound is. */
export const ownMeditations = pgTable(
  'own_meditations',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    /** Title, words, script and all that was chosen, as JSON, sealed with the person's key. */
    sealed: bytea('sealed').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    favouriteSince: instant('favourite_since'),
    /** The sound that was made last: which file, of what (a digest under the person's key), how long, and when each sentence begins (s). */
    audioVersion: text('audio_version'),
    audioDigest: text('audio_digest'),
    audioSeconds: doublePrecision('audio_seconds'),
    audioAt: doublePrecision('audio_at').array(),
    /** There is more in it than a voice. */
    isMixed: boolean('is_mixed').notNull().default(false),
    /** The rendering that was asked for last; what an older one says does not count. */
    renderId: uuid('render_id'),
    renderState: text('render_state', { enum: RENDER_STATES }),
    renderPercent: integer('render_percent').notNull().default(0),
    /** Of a failure: the id of its reason. */
    renderReason: text('render_reason'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('own_meditations_by_time').on(t.userId, t.createdAt.desc())],
)

/** A person's own voice, as sealed files. */
export const meditationRecordings = pgTable(
  'meditation_recordings',
  {
    userId: owner(),
    meditationId: uuid('meditation_id').notNull(),
    number: integer('number').notNull(),
    /** Names the file, and so its bytes. */
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

/** What people gave to the others of this installation: as it was when they did, readable by their own act. */
export const sharedMeditations = pgTable(
  'shared_meditations',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    /** By which others know it. */
    publicId: uuid('public_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    script: text('script').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    voice: text('voice', { enum: VOICES }).notNull(),
    categories: text('categories').array().notNull(),
    tags: text('tags').array().notNull(),
    /** Whose meditation it is a copy of, and what that was called. */
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
    /** For its author. */
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
    /** For the admin. */
    note: text('note').notNull(),
    at: instant('at').notNull(),
    /** An admin has decided about it. */
    settledAt: instant('settled_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.publicId] }), index('meditation_reports_of').on(t.publicId)],
)
