import { date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from '#platform/server/db/pg-core.ts'
import { instant, owned, owner } from '#platform/server/auth/tables.ts'
import type { Run } from '../contract.ts'

/** A person's runs through courses. */
export const courseRuns = pgTable(
  'course_runs',
  {
    userId: owner(),
    courseId: text('course_id').notNull(),
    run: integer('run').notNull(),
    startedDay: date('started_day', { mode: 'string' }).notNull(),
    /** States of its days, and of its pause, each with the instant of its last change. */
    state: jsonb('state').$type<Pick<Run, 'days' | 'isPaused' | 'pausedAt'>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.courseId, t.run] })],
)

/** A person's mood before and after listening: two numbers from 1 to 5. */
export const listeningMoods = pgTable(
  'listening_moods',
  {
    ...owned(),
    before: smallint('before').notNull(),
    after: smallint('after').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('listening_moods_by_time').on(t.userId, t.at.desc())],
)
