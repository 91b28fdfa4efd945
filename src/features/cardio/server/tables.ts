import { date, doublePrecision, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea, users } from '#platform/server/auth/tables.ts'
import { CARDIO_KINDS, EFFORTS } from '../engine/kinds.ts'
import { SOURCES } from '../contract.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Sessions. Name, note and heart rate are sealed; beside the seal stand what weeks are summed by. */
export const cardioSessions = pgTable(
  'cardio_sessions',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: CARDIO_KINDS }).notNull(),
    effort: text('effort', { enum: EFFORTS }).notNull(),
    startedAt: instant('started_at').notNull(),
    zone: text('zone').notNull(),
    /** The person's day on which it began: where it counts, whatever the clock says later. */
    day: date('day', { mode: 'string' }).notNull(),
    seconds: integer('seconds').notNull(),
    metres: doublePrecision('metres'),
    source: text('source', { enum: SOURCES }).notNull(),
    sealed: bytea('sealed').notNull(),
    /** Which import brought it. */
    importId: uuid('import_id'),
    /** Counts changes by the person: an undo of an import leaves what was changed since. */
    version: integer('version').notNull(),
    /** The key of its act that stands in the ledger. */
    actKey: text('act_key'),
    /** Taken away; it can come back for thirty days. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('cardio_sessions_by_time').on(t.userId, t.startedAt.desc(), t.id.desc()),
    index('cardio_sessions_by_day').on(t.userId, t.day),
    index('cardio_sessions_by_import').on(t.userId, t.importId),
  ],
)

/** What a device wrote: where somebody was, second by second. Sealed whole, and read for one session at a time. */
export const cardioTracks = pgTable(
  'cardio_tracks',
  { userId: owner(), sessionId: uuid('session_id').notNull(), sealed: bytea('sealed').notNull() },
  (t) => [
    primaryKey({ columns: [t.userId, t.sessionId] }),
    foreignKey({
      name: 'cardio_tracks_session',
      columns: [t.userId, t.sessionId],
      foreignColumns: [cardioSessions.userId, cardioSessions.id],
    }).onDelete('cascade'),
  ],
)

export const cardioSettings = pgTable('cardio_settings', { userId: owner().primaryKey(), sealed: bytea('sealed').notNull() })
