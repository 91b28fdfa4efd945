import { date, doublePrecision, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned, owner } from '#platform/server/auth/tables.ts'
import { CARDIO_KINDS, EFFORTS } from '../engine/kinds.ts'
import { SOURCES } from '../contract.ts'

/** Sessions. Name, note and heart rate are encrypted; figures for weekly sums are not. */
export const cardioSessions = pgTable(
  'cardio_sessions',
  {
    ...owned(),
    kind: text('kind', { enum: CARDIO_KINDS }).notNull(),
    effort: text('effort', { enum: EFFORTS }).notNull(),
    startedAt: instant('started_at').notNull(),
    zone: text('zone').notNull(),
    /** The person's local day on which the session began and counts; a later change of their time zone does not move it. */
    day: date('day', { mode: 'string' }).notNull(),
    seconds: integer('seconds').notNull(),
    metres: doublePrecision('metres'),
    source: text('source', { enum: SOURCES }).notNull(),
    sealed: bytea('sealed').notNull(),
    /** The import that added it. */
    importId: uuid('import_id'),
    /** Counts the person's changes: an undo of an import keeps a session that changed since. */
    version: integer('version').notNull(),
    /** The key of its current act in the ledger. */
    actKey: text('act_key'),
    /** Time of deletion; the session can be restored for thirty days. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('cardio_sessions_by_time').on(t.userId, t.startedAt.desc(), t.id.desc()),
    index('cardio_sessions_by_day').on(t.userId, t.day),
    index('cardio_sessions_by_import').on(t.userId, t.importId),
  ],
)

/** Recordings of devices: positions second by second. Fully encrypted, and read for one session at a time. */
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
