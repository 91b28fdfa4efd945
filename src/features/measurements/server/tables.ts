import { date, index, integer, pgTable, primaryKey, text } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned, owner } from '#platform/server/auth/tables.ts'

export const measurementsEntries = pgTable(
  'measurements_entries',
  {
    ...owned(),
    day: date('day', { mode: 'string' }).notNull(),
    at: instant('at').notNull(),
    /** Figures and note, encrypted, so that nobody else can read them, not even in a backup. */
    sealed: bytea('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('measurements_entries_by_day').on(t.userId, t.day)],
)

export const measurementsProfiles = pgTable('measurements_profiles', {
  userId: owner().primaryKey(),
  sealed: bytea('sealed').notNull(),
})

export const measurementsPhotos = pgTable(
  'measurements_photos',
  {
    ...owned(),
    day: date('day', { mode: 'string' }).notNull(),
    sealed: bytea('sealed').notNull(),
    /** Keyed digest of the uploaded bytes; it identifies a repeated upload. */
    digest: bytea('digest').notNull(),
    fullKey: text('full_key').notNull(),
    thumbKey: text('thumb_key').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('measurements_photos_by_day').on(t.userId, t.day)],
)
