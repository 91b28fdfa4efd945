import { sql } from '#platform/server/db/drizzle.ts'
import { customType, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from '#platform/server/db/pg-core.ts'

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** An instant in a column of this name. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The person whose row it is; the row is deleted with them. */
export const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The first columns of a row that a person has: the person, and its own id. */
export const owned = () => ({ userId: owner(), id: uuid('id').notNull() })

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** As typed; `usernameKey` is its case-folded form that must be unique. */
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    emailConfirmedAt: instant('email_confirmed_at'),
    /** The address that is to replace a confirmed one, from the request until a signed-in person confirms it here. */
    pendingEmail: text('pending_email'),
    pendingEmailAt: instant('pending_email_at'),
    passwordHash: text('password_hash').notNull(),
    /** Whether this account was made the admin of this installation (see also ADMIN_EMAIL). */
    role: text('role', { enum: ['member', 'admin'] }).notNull(),
    displayName: text('display_name'),
    locale: text('locale'),
    zone: text('zone').notNull(),
    /** Minutes after local midnight at which the person's day begins. */
    dayStart: integer('day_start').notNull(),
    units: text('units', { enum: ['metric', 'imperial'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When one of their devices was last in use, to the hour; null before the first. */
    lastSeenAt: instant('last_seen_at'),
    /** Since when an admin has locked the account: nobody can sign in, its jobs are paused, no data is lost. */
    lockedAt: instant('locked_at'),
  },
  (t) => [
    uniqueIndex('users_username_key').on(t.usernameKey),
    // Only a confirmed address belongs to one account: an unconfirmed claim must neither reveal nor block another account.
    uniqueIndex('users_confirmed_email_key')
      .on(t.emailKey)
      .where(sql`email_confirmed_at is not null`),
    uniqueIndex('users_email_key').on(t.emailKey, t.id),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    ...owned(),
    /** SHA-256 of the token: a copy of the table opens no session. */
    tokenHash: bytea('token_hash').notNull(),
    /** The device's name in the person's list of devices, e.g. "Firefox on Linux". */
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the person last proved their identity in it: by signing in, or again since. */
    provedAt: instant('proved_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), uniqueIndex('sessions_token').on(t.userId, t.tokenHash)],
)
