import { and, count, desc, eq, gt, isNull, lt, or, sql } from '#platform/server/db/drizzle.ts'
import { REGISTRATION_MODES, type RegistrationMode } from '#platform/contract/registration.ts'
import type { Db } from '#platform/server/db/db.ts'
import { lockCount } from '#platform/server/db/count-limit.ts'
import { storedSettings, storeSetting } from '#platform/server/settings/settings-store.ts'
import { invitations } from '../tables.ts'

export type InvitationRow = typeof invitations.$inferSelect

const RETENTION_MS = 30 * 86_400_000
const REGISTRATION = 'registration'

/** The admin's choice; undefined if there is none yet. */
export async function chosenRegistration(db: Db): Promise<RegistrationMode | undefined> {
  const stored = await storedSettings(db, [REGISTRATION])
  return REGISTRATION_MODES.find((mode) => mode === stored.registration)
}

export const chooseRegistration = (tx: Db, mode: RegistrationMode): Promise<void> => storeSetting(tx, REGISTRATION, mode)

const isOpen = (now: Date) => and(gt(invitations.usesLeft, 0), gt(invitations.expiresAt, now), isNull(invitations.revokedAt))

/** False if the person has `most` open invitations already. */
export async function insertInvitation(tx: Db, row: InvitationRow, most: number): Promise<boolean> {
  await lockCount(tx, invitations, row.userId)
  const [open] = await tx
    .select({ n: count() })
    .from(invitations)
    .where(and(eq(invitations.userId, row.userId), isOpen(row.createdAt)))
  if ((open?.n ?? 0) >= most) return false
  await tx.insert(invitations).values(row)
  return true
}

export function invitationsOf(db: Db, userId: string, limit: number): Promise<InvitationRow[]> {
  return db.select().from(invitations).where(eq(invitations.userId, userId)).orderBy(desc(invitations.id)).limit(limit)
}

export async function invitationById(db: Db, userId: string, id: string): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.userId, userId), eq(invitations.id, id)))
  return row
}

/** Sets the token of the mail being written and ends the one of an earlier attempt. False if the invitation has ended. */
export async function setInvitationToken(db: Db, userId: string, id: string, tokenHash: Buffer, now: Date): Promise<boolean> {
  const set = await db
    .update(invitations)
    .set({ tokenHash })
    .where(and(eq(invitations.userId, userId), eq(invitations.id, id), isOpen(now)))
    .returning({ id: invitations.id })
  return set.length > 0
}

type TokenKey = { userId: string; hash: Buffer }

const isOf = ({ userId, hash }: TokenKey) => and(eq(invitations.userId, userId), eq(invitations.tokenHash, hash))

/** The invitation of a token while it is valid, without using it. */
export async function openInvitation(db: Db, key: TokenKey, now: Date): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(isOf(key), isOpen(now)))
  return row
}

/** Consumes one use. One statement decides, so that exactly one of many concurrent requests gets the last one. False if none is left. */
export async function useInvitation(tx: Db, key: TokenKey, now: Date): Promise<boolean> {
  const used = await tx
    .update(invitations)
    .set({
      usesLeft: sql`${invitations.usesLeft} - 1`,
      // Once the invited person has an account, the address is no longer needed.
      email: sql`case when ${invitations.usesLeft} > 1 then ${invitations.email} end`,
    })
    .where(and(isOf(key), isOpen(now)))
    .returning({ id: invitations.id })
  return used.length > 0
}

export async function revokeInvitationRow(tx: Db, userId: string, id: string, now: Date): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .update(invitations)
    .set({ revokedAt: now, email: null })
    .where(and(eq(invitations.userId, userId), eq(invitations.id, id), isNull(invitations.revokedAt)))
    .returning()
  return row ?? invitationById(tx, userId, id)
}

/** Deletes invitations that ended a month ago. */
export async function deleteOldInvitations(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS)
  await db.delete(invitations).where(or(lt(invitations.expiresAt, before), lt(invitations.revokedAt, before)))
}

/** Deletes invitations to this address, because the account it belonged to was deleted. */
export async function deleteInvitationsTo(db: Db, email: string): Promise<void> {
  await db.delete(invitations).where(sql`lower(${invitations.email}) = ${email.trim().toLowerCase()}`)
}
