import { bigint, date, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned, owner } from '#platform/server/auth/tables.ts'

export const listeningSessions = pgTable(
  'listening_sessions',
  {
    ...owned(),
    trackId: text('track_id').notNull(),
    startedAt: instant('started_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Credited seconds: the total that the player reports, limited by the clock. Only grows. */
    seconds: integer('seconds').notNull(),
    points: integer('points').notNull(),
    /** How many of the seconds are in the ledger. */
    recordedSeconds: integer('recorded_seconds').notNull(),
    /** The last local day on which this session counted as an act. */
    recordedDay: date('recorded_day', { mode: 'string' }),
    milestones: integer('milestones').array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('listening_sessions_by_track').on(t.userId, t.trackId, t.startedAt.desc()),
    index('listening_sessions_by_time').on(t.userId, t.startedAt.desc()),
  ],
)

/** The wall time that a person's listening has used, on any device. Its row also serializes concurrent updates. */
export const listeners = pgTable('listeners', {
  userId: owner().primaryKey(),
  /** Stretches as alternating beginnings and ends: ms since 1970, in order. */
  used: doublePrecision('used').array().notNull().default([]),
})

/** A person's state of a track: favourite, position and total listened. */
export const trackShelf = pgTable(
  'track_shelf',
  {
    userId: owner(),
    trackId: text('track_id').notNull(),
    favouriteSince: instant('favourite_since'),
    /** Seconds from the beginning; `positionAt` is when the person stopped there. */
    position: doublePrecision('position').notNull(),
    positionAt: instant('position_at'),
    secondsListened: bigint('seconds_listened', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.trackId] }), index('track_shelf_by_position').on(t.userId, t.positionAt)],
)

/** Mixes of sounds that a person saved. */
export const soulMixes = pgTable(
  'soul_mixes',
  {
    ...owned(),
    /** Its name and levels as JSON, sealed with the person's key. */
    sealed: bytea('sealed').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('soul_mixes_by_time').on(t.userId, t.savedAt.desc())],
)

/** Mindful sessions that other apps recorded. */
export const mindfulSessions = pgTable(
  'mindful_sessions',
  {
    userId: owner(),
    /** Derived from the second in which it began. */
    id: uuid('id').notNull(),
    startedAt: instant('started_at').notNull(),
    seconds: integer('seconds').notNull(),
    /** The person's day of the session: set at the import. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The app that recorded it, sealed with the person's key. */
    sealed: bytea('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('mindful_sessions_by_time').on(t.userId, t.startedAt.desc())],
)

/** Recorded tracks that an admin added, for everybody. */
export const soulUploads = pgTable('soul_uploads', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  category: text('category').notNull(),
  contentType: text('content_type').notNull(),
  storageKey: text('storage_key').notNull(),
  bytes: integer('bytes').notNull(),
  /** Seconds. */
  duration: doublePrecision('duration').notNull(),
  createdAt: instant('created_at').notNull(),
})
