import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned, owner, users } from '#platform/server/auth/tables.ts'
import { NOTICE_KINDS } from '../contract.ts'
import { ADMIN_ACTS } from '../contract-admin.ts'
import { EXPORT_STATES } from '../contract-export.ts'

export const passkeys = pgTable(
  'account_passkeys',
  {
    ...owned(),
    /** The authenticator's id for it, base64url. Sign-in also sends the owner's id (user handle), so nothing looks up by this id alone. */
    credentialId: text('credential_id').notNull(),
    /** COSE key. */
    publicKey: bytea('public_key').notNull(),
    /** The number of signatures so far that the authenticator reports; synced passkeys always report 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** The host it was created for; it works on no other. */
    rpId: text('rp_id').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), uniqueIndex('account_passkeys_credential').on(t.userId, t.credentialId)],
)

/** A person's authenticator app; it is in use once `confirmedAt` is set. */
export const totps = pgTable('account_totp', {
  userId: owner().primaryKey(),
  /** AES-256-GCM, bound to the user id. */
  sealedSecret: bytea('sealed_secret').notNull(),
  /** The latest 30-second step with a used code: codes of this step and earlier ones are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  confirmedAt: instant('confirmed_at'),
  createdAt: instant('created_at').notNull(),
})

/** Unused recovery codes, as keyed hashes. Using one deletes it. */
export const recoveryCodes = pgTable('account_recovery_codes', { userId: owner(), codeHash: bytea('code_hash').notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.codeHash] }),
])

/** Tokens of links in mails. A token contains its owner's id (like a session's), so this is keyed by that too. */
export const mailTokens = pgTable(
  'account_mail_tokens',
  {
    userId: owner(),
    /** SHA-256 of the token. */
    tokenHash: bytea('token_hash').notNull(),
    kind: text('kind', { enum: ['confirm', 'restore', 'reset'] }).notNull(),
    /** The address that the mail was sent to, which the token proves. */
    email: text('email').notNull(),
    /** For `restore`: when the change that it undoes was requested. */
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tokenHash] }), index('account_mail_tokens_by_age').on(t.expiresAt)],
)

/** Changes to the ways into the account, for the person to see; the latest few are stored. */
export const notices = pgTable(
  'account_notices',
  {
    ...owned(),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    /** The device's or the passkey's name; empty if the kind needs none. */
    about: text('about').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the person marked it as seen. */
    seenAt: instant('seen_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** Invitations to create an account. The token contains the inviting person's id, as a session's contains its owner's. */
export const invitations = pgTable(
  'account_invitations',
  {
    ...owned(),
    /** SHA-256 of the token; null until the mail that carries it is written. */
    tokenHash: bytea('token_hash'),
    note: text('note').notNull(),
    /** The address it is mailed to; cleared once it was used. */
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

/** Actions of admins. They belong to the installation: when one of the two people is erased, the record stays without their name. */
export const adminActs = pgTable(
  'account_admin_acts',
  {
    /** In order of time. */
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ADMIN_ACTS }).notNull(),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    ofUserId: uuid('of_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The chosen value; never a name or an address. */
    about: text('about').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('account_admin_acts_of').on(t.ofUserId, t.id), index('account_admin_acts_by').on(t.byUserId)],
)

/**
 * WebAuthn challenges, each valid for one answer within five minutes. Keyed by their own random id, because a sign-in has no account yet.
 * `userId` is set when a signed-in person adds a passkey, or uses one as a proof.
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

/** The export prepared for a person, one at a time. Its bytes are encrypted in storage, in parts. */
export const accountExports = pgTable(
  'account_exports',
  {
    userId: owner().primaryKey(),
    id: uuid('id').notNull(),
    state: text('state', { enum: EXPORT_STATES }).notNull(),
    /** The number of the worker that may write to it: a lost worker that returns finds another number. */
    attempt: integer('attempt').notNull(),
    /** Bytes stored so far; `estimate` is the expected total. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    estimate: bigint('estimate', { mode: 'number' }).notNull(),
    startedAt: instant('started_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('account_exports_by_age').on(t.expiresAt)],
)
