import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, users } from '#platform/server/auth/tables.ts'
import { NOTICE_KINDS } from '../contract.ts'
import { ADMIN_ACTS } from '../contract-admin.ts'
import { EXPORT_STATES } from '../contract-export.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const instant = (name: string) => timestamp(name, { withTimezone: true })

export const passkeys = pgTable(
  'account_passkeys',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    /** The authenticator's name for it, base64url. Signing in names the owner too (user handle), so no look-up by it alone is needed. */
    credentialId: text('credential_id').notNull(),
    /** COSE key. */
    publicKey: bytea('public_key').notNull(),
    /** Signatures made so far as the authenticator tells; synced passkeys always say 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** The host it was made for: it opens nothing elsewhere. */
    rpId: text('rp_id').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), uniqueIndex('account_passkeys_credential').on(t.userId, t.credentialId)],
)

/** A person's authenticator app; it counts once `confirmedAt` is set. */
export const totps = pgTable('account_totp', {
  userId: owner().primaryKey(),
  /** AES-256-GCM, bound to the user id. */
  sealedSecret: bytea('sealed_secret').notNull(),
  /** The latest 30-second step whose code was used: it and earlier ones are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  confirmedAt: instant('confirmed_at'),
  createdAt: instant('created_at').notNull(),
})

/** Unused recovery codes, as keyed hashes. Using one deletes it. */
export const recoveryCodes = pgTable('account_recovery_codes', { userId: owner(), codeHash: bytea('code_hash').notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.codeHash] }),
])

/** What a link in a mail may do. The token names its owner (like a session's), so this is keyed by them too. */
export const mailTokens = pgTable(
  'account_mail_tokens',
  {
    userId: owner(),
    /** SHA-256 of the token. */
    tokenHash: bytea('token_hash').notNull(),
    kind: text('kind', { enum: ['confirm', 'restore', 'reset'] }).notNull(),
    /** The address the mail went to: what the token proves. */
    email: text('email').notNull(),
    /** Of `restore`: when the change was asked for that it takes back. */
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tokenHash] }), index('account_mail_tokens_by_age').on(t.expiresAt)],
)

/** What happened to the ways into the account, for the person to see; the latest few are kept. */
export const notices = pgTable(
  'account_notices',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    /** The device's or the passkey's name; empty where the kind says it all. */
    about: text('about').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the person said that they have seen it. */
    seenAt: instant('seen_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** Who may make an account by whose link. The token names who invites, like a session's its owner. */
export const invitations = pgTable(
  'account_invitations',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    /** SHA-256 of the token; null until the mail that carries it is written. */
    tokenHash: bytea('token_hash'),
    note: text('note').notNull(),
    /** The address it is mailed to; gone once it was used. */
    email: text('email'),
    uses: integer('uses').notNull(),
    usesLeft: integer('uses_left').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('account_invitations_token').on(t.userId, t.tokenHash),
    index('account_invitations_by_age').on(t.expiresAt),
  ],
)

/** What admins did. It belongs to the installation: when one of the two is erased, the act stays and loses the name. */
export const adminActs = pgTable(
  'account_admin_acts',
  {
    /** In the order of time. */
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ADMIN_ACTS }).notNull(),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    ofUserId: uuid('of_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** What was chosen; no name and no address. */
    about: text('about').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('account_admin_acts_of').on(t.ofUserId, t.id), index('account_admin_acts_by').on(t.byUserId)],
)

/**
 * WebAuthn challenges, each good for one answer within five minutes. Keyed by their own random id: whoever begins to sign in
 * is nobody yet. `userId` is set when a signed-in person adds a passkey, or shows by one that it is them.
 */
export const challenges = pgTable(
  'account_challenges',
  {
    id: uuid('id').primaryKey(),
    challenge: text('challenge').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('account_challenges_by_age').on(t.expiresAt)],
)

/** The export that is prepared for a person, one at a time. Its bytes lie sealed in storage, in parts. */
export const accountExports = pgTable(
  'account_exports',
  {
    userId: owner().primaryKey(),
    id: uuid('id').notNull(),
    state: text('state', { enum: EXPORT_STATES }).notNull(),
    /** Who may write to it: a worker that seemed lost and comes back finds another number. */
    attempt: integer('attempt').notNull(),
    /** Bytes that are in storage so far, and about how many it will be. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    estimate: bigint('estimate', { mode: 'number' }).notNull(),
    startedAt: instant('started_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('account_exports_by_age').on(t.expiresAt)],
)
