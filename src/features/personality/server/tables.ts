import { bigint, date, index, integer, pgTable, primaryKey, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, users } from '#platform/server/auth/tables.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Takings of instruments. Which instrument, which norm group and every answer are sealed; beside the seal stand ids, days and instants. */
export const personalityAssessments = pgTable(
  'personality_assessments',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    sealed: bytea('sealed').notNull(),
    startedAt: instant('started_at').notNull(),
    /** null: a draft. */
    finishedAt: instant('finished_at'),
    day: date('day', { mode: 'string' }).notNull(),
    /** Grows with every change: what an import's undo compares. */
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('personality_assessments_by_time').on(t.userId, t.startedAt.desc(), t.id.desc()),
  ],
)

/** Ids of assessments that were taken away, so that a device which did not know does not bring them back. */
export const personalityTakenAway = pgTable(
  'personality_taken_away',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** Links to parts of a result. A link that is taken back is a row that is gone. */
export const personalityShares = pgTable(
  'personality_shares',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    /** SHA-256 of the token: who reads the table cannot open the link. */
    tokenHash: bytea('token_hash').notNull(),
    /** Settings, and the token itself so that its owner can copy it again. */
    sealed: bytea('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
    views: integer('views').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    // Whoever opens a link says nothing but its token.
    uniqueIndex('personality_shares_by_token').on(t.tokenHash),
    index('personality_shares_by_assessment').on(t.userId, t.assessmentId),
  ],
)

/** Suggestions that were waved away: which ones would tell what a result says, so they are digests, and sealed. */
export const personalityDeclinedTips = pgTable(
  'personality_declined_tips',
  {
    userId: owner(),
    digest: bytea('digest').notNull(),
    sealed: bytea('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.digest] })],
)
