import { date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned, users } from '#platform/server/auth/tables.ts'

/** All records of a person in this area: plan, tools, questionnaires, notes. */
export const therapistRecords = pgTable(
  'therapist_records',
  {
    ...owned(),
    kind: text('kind').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    at: instant('at').notNull(),
    /** Id of the content in `sealed`; a change names those it was made after. */
    revision: uuid('revision').notNull(),
    /** The answers, sealed with the person's key. */
    sealed: bytea('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('therapist_records_by_kind').on(t.userId, t.kind, t.day)],
)

/** Shares of a brief: for anyone with a link, or for one account. */
export const therapistShares = pgTable(
  'therapist_shares',
  {
    ...owned(),
    /** The account that may read; null for a link. */
    viewerId: uuid('viewer_id').references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, so that a reader of the table cannot open the link. */
    tokenHash: bytea('token_hash').notNull(),
    /** The chosen parts, and the token. */
    sealed: bytea('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    // A link is looked up by its token alone, shared briefs by the account that may read them.
    uniqueIndex('therapist_shares_by_token').on(t.tokenHash),
    index('therapist_shares_by_viewer').on(t.viewerId),
  ],
)

/** When another person opened a share. */
export const therapistOpenings = pgTable(
  'therapist_openings',
  {
    ...owned(),
    shareId: uuid('share_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('therapist_openings_by_share').on(t.userId, t.shareId, t.at)],
)
