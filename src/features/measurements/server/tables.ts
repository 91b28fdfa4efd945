import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea, users } from '#platform/server/auth/tables.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const measurementsEntries = pgTable(
  'measurements_entries',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Figures and note: what somebody weighs is nobody else's to read, in a backup either. */
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
    userId: owner(),
    id: uuid('id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    sealed: bytea('sealed').notNull(),
    /** Of the bytes as they were sent, under the person's key: a repeated upload is known by it. */
    digest: bytea('digest').notNull(),
    fullKey: text('full_key').notNull(),
    thumbKey: text('thumb_key').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('measurements_photos_by_day').on(t.userId, t.day)],
)
