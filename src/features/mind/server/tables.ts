import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned, owner } from '#platform/server/auth/tables.ts'

export const mindSessions = pgTable(
  'mind_sessions',
  {
    ...owned(),
    game: text('game').notNull(),
    startedAt: instant('started_at').notNull(),
    zone: text('zone').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    milliseconds: integer('milliseconds').notNull(),
    main: doublePrecision('main'),
    figures: jsonb('figures').$type<Record<string, number | null>>().notNull(),
    why: text('why'),
    device: text('device').notNull(),
    input: text('input').notNull(),
    refreshHz: real('refresh_hz').notNull(),
    errorMs: real('error_ms').notNull(),
    trials: smallint('trials').notNull(),
    voids: smallint('voids').notNull(),
    /** Digest of all answers and their times, under the person's key: detects duplicates. */
    digest: bytea('digest').notNull(),
    /** Start level, language and all answers, sealed with the person's key. */
    sealed: bytea('sealed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('mind_sessions_by_game').on(t.userId, t.game, t.startedAt, t.id),
    index('mind_sessions_by_day').on(t.userId, t.day),
    uniqueIndex('mind_sessions_digest').on(t.userId, t.digest),
  ],
)

/** Sums of each game, updated with every session, so that the forest costs the same after ten years. */
export const mindGames = pgTable(
  'mind_games',
  {
    userId: owner(),
    game: text('game').notNull(),
    sessions: integer('sessions').notNull(),
    milliseconds: doublePrecision('milliseconds').notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** Start level of the next session. */
    start: smallint('start').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.game] })],
)

/** The streak of days with a session, and the number of sessions; every change of sessions writes this row. */
export const mindProgress = pgTable('mind_progress', {
  userId: owner().primaryKey(),
  sessions: integer('sessions').notNull(),
  lastDay: date('last_day', { mode: 'string' }),
  streakDays: integer('streak_days').notNull(),
  longest: integer('longest').notNull(),
  totalDays: integer('total_days').notNull(),
  recentRests: smallint('recent_rests').notNull(),
})
