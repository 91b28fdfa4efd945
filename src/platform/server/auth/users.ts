import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from '#platform/server/db/drizzle.ts'
import { isUniqueViolation, type Db } from '../db/db.ts'
import { users } from './tables.ts'

export type UserRow = typeof users.$inferSelect
export type NewUser = Omit<typeof users.$inferInsert, 'usernameKey' | 'emailKey'>
export type UserChange = Partial<Pick<UserRow, 'passwordHash' | 'displayName' | 'locale' | 'zone' | 'dayStart' | 'units'>>

/** An arbitrary number that is no other advisory lock of the database. */
const FIRST_USER_LOCK = 7_306_122_002
const ADMINS_LOCK = 7_306_122_034

/** The normalised form by which usernames are compared: compatibility forms and case are folded (ß is ss, ﬁ is fi, Σ is σ). */
export function usernameKeyOf(username: string): string {
  return username.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC')
}

export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase()
}

/** Whether the account is an admin: by role, or, when ADMIN_EMAIL is set, by being the confirmed owner of that address. */
export function isAdmin(user: Pick<UserRow, 'role' | 'emailKey' | 'emailConfirmedAt'>, adminEmail: string | undefined): boolean {
  // Anyone can type an address: only its confirmed owner is the admin that ADMIN_EMAIL names.
  return adminEmail === undefined ? user.role === 'admin' : user.emailConfirmedAt !== null && user.emailKey === adminEmail
}

/** Whether nobody has an account yet. Of two concurrent transactions, at most one gets true. */
export async function isFirstUser(tx: Db): Promise<boolean> {
  if (!(await hasNoAccounts(tx))) return false
  await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_USER_LOCK})`)
  return hasNoAccounts(tx)
}

export async function hasNoAccounts(db: Db): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length === 0
}

export async function insertUser(tx: Db, user: NewUser): Promise<void> {
  await tx.insert(users).values({ ...user, usernameKey: usernameKeyOf(user.username), emailKey: emailKeyOf(user.email) })
}

export async function userById(db: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

/** By id; those that are not here are missing. */
export async function usersById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, UserRow>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(users)
          .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map((user) => [user.id, user]))
}

/** The row, locked until the transaction ends: a password checked against it is still the password when it commits. */
export async function lockUser(tx: Db, id: string, strength: 'share' | 'update' = 'share'): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for(strength)
  return user
}

export async function userByUsername(db: Db, username: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.usernameKey, usernameKeyOf(username)))
  return user
}

/** All accounts that claim this address: its confirmed holder first, then the oldest claim. */
export async function usersByEmail(db: Db, email: string, limit: number): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)))
    .orderBy(sql`${users.emailConfirmedAt} is null`, asc(users.createdAt), asc(users.id))
    .limit(limit)
}

/** The account, other than `exceptId`, whose confirmed address this is. */
export async function otherHolderOf(db: Db, email: string, exceptId: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.emailKey, emailKeyOf(email)), isNotNull(users.emailConfirmedAt), ne(users.id, exceptId)))
  return user
}

/** Sessions.forget(id) is to be called after the change is committed; likewise for the two below. */
export async function changeUser(db: Db, id: string, change: UserChange): Promise<void> {
  if (Object.keys(change).length > 0) await db.update(users).set(change).where(eq(users.id, id))
}

/** Sets the account's address and clears a pending one. False when `confirmedAt` is set and another account has confirmed the address. */
export async function setEmail(tx: Db, id: string, email: string, confirmedAt: Date | null): Promise<boolean> {
  if (confirmedAt && (await otherHolderOf(tx, email, id))) return false
  try {
    // A savepoint: two who confirm one address at once must not spoil the whole transaction of the slower one.
    await tx.transaction((nested) =>
      nested
        .update(users)
        .set({ email: email.trim(), emailKey: emailKeyOf(email), emailConfirmedAt: confirmedAt, pendingEmail: null, pendingEmailAt: null })
        .where(eq(users.id, id)),
    )
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Sets the address that is to replace the confirmed one; null withdraws the request. */
export async function setPendingEmail(tx: Db, id: string, pending: { email: string; at: Date } | null): Promise<void> {
  await tx
    .update(users)
    .set({ pendingEmail: pending?.email.trim() ?? null, pendingEmailAt: pending?.at ?? null })
    .where(eq(users.id, id))
}

/** Locks the account, or unlocks it with null. The caller ends its sessions. */
export async function setLocked(tx: Db, id: string, at: Date | null): Promise<void> {
  await tx.update(users).set({ lockedAt: at }).where(eq(users.id, id))
}

export async function isLocked(db: Db, id: string): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.lockedAt)))
  return user !== undefined
}

export async function setRole(tx: Db, id: string, role: UserRow['role']): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, id))
}

/**
 * Whether somebody could still run this installation without this account. Concurrent transactions wait for each other, so
 * that the last two admins cannot both leave.
 */
export async function isAnotherAdmin(tx: Db, exceptId: string, adminEmail: string | undefined): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`)
  const isOne = adminEmail === undefined ? eq(users.role, 'admin') : and(eq(users.emailKey, adminEmail), isNotNull(users.emailConfirmedAt))
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isOne, ne(users.id, exceptId), isNull(users.lockedAt)))
    .limit(1)
  return other !== undefined
}

export async function isAnybodyElse(db: Db, id: string): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(ne(users.id, id)).limit(1)).length > 0
}

/** Deletes the account with everything in the database that belongs to it. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}
