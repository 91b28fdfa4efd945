import { bigint, date, index, integer, pgTable, primaryKey, uniqueIndex, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned, owner } from '#platform/server/auth/tables.ts'

/** Assessments. Instrument, norm group and answers are sealed; ids, days and instants are in plain text. */
export const personalityAssessments = pgTable(
  'personality_assessments',
  {
    ...owned(),
    sealed: bytea('sealed').notNull(),
    startedAt: instant('started_at').notNull(),
    /** null: a draft. */
    finishedAt: instant('finished_at'),
    day: date('day', { mode: 'string' }).notNull(),
    /** Grows with every change; the undo of an import compares it. */
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('personality_assessments_by_time').on(t.userId, t.startedAt.desc(), t.id.desc()),
  ],
)

/** Ids of deleted assessments, so that an outdated device does not restore them. */
export const personalityTakenAway = pgTable(
  'personality_taken_away',
  {
    ...owned(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** Links to parts of a result. Revoking a link deletes its row. */
export const personalityShares = pgTable(
  'personality_shares',
  {
    ...owned(),
    assessmentId: uuid('assessment_id').notNull(),
    /** SHA-256 of the token, so that a reader of the table cannot open the link. */
    tokenHash: bytea('token_hash').notNull(),
    /** Settings, and the token itself so that its owner can copy it again. */
    sealed: bytea('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
    views: integer('views').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    // A link is looked up by its token alone.
    uniqueIndex('personality_shares_by_token').on(t.tokenHash),
    index('personality_shares_by_assessment').on(t.userId, t.assessmentId),
  ],
)

/** Dismissed suggestions. Their ids would reveal parts of a result, so they are stored as digests and sealed. */
export const personalityDeclinedTips = pgTable(
  'personality_declined_tips',
  {
    userId: owner(),
    digest: bytea('digest').notNull(),
    sealed: bytea('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.digest] })],
)
