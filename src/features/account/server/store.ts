import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from '#platform/server/db/drizzle.ts'
import type { Db } from '#platform/server/db/db.ts'
import { challenges, mailTokens, notices, passkeys, recoveryCodes, totps } from './tables.ts'

export type PasskeyRow = typeof passkeys.$inferSelect
export type TotpRow = typeof totps.$inferSelect
export type NoticeRow = typeof notices.$inferSelect
export type MailTokenKind = (typeof mailTokens.$inferSelect)['kind']

const MAX_TOKENS = 5
const MAX_NOTICES = 50

// Passkeys

export function passkeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export async function passkeyByCredential(db: Db, userId: string, credentialId: string, rpId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId), eq(passkeys.rpId, rpId)))
  return row
}

/** False if this credential exists already. */
export async function insertPasskey(db: Db, row: PasskeyRow): Promise<boolean> {
  return (await db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })).length > 0
}

/** The name of the deleted passkey; undefined if there was none. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<string | undefined> {
  const [deleted] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ name: passkeys.name })
  return deleted?.name
}

/** Records a use. False if the counter did not increase (the passkey is then a copy), or if the passkey was removed meanwhile. */
export async function usePasskey(db: Db, userId: string, id: string, counter: number, at: Date): Promise<boolean> {
  const moved = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: at })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id), moved))
    .returning({ id: passkeys.id })
  return used.length > 0
}

export async function insertChallenge(db: Db, row: typeof challenges.$inferInsert): Promise<void> {
  await db.insert(challenges).values(row)
}

/** Returns the challenge once: a second request finds nothing. `userId` is null for signing in. */
export async function consumeChallenge(db: Db, id: string, userId: string | null, now: Date): Promise<string | undefined> {
  const [row] = await db
    .delete(challenges)
    .where(and(eq(challenges.id, id), userId === null ? isNull(challenges.userId) : eq(challenges.userId, userId)))
    .returning({ challenge: challenges.challenge, expiresAt: challenges.expiresAt })
  return row && row.expiresAt > now ? row.challenge : undefined
}

// Second factor

/** The person's confirmed authenticator app. */
export async function totpOf(db: Db, userId: string): Promise<TotpRow | undefined> {
  const [row] = await db
    .select()
    .from(totps)
    .where(and(eq(totps.userId, userId), isNotNull(totps.confirmedAt)))
  return row
}

export async function pendingTotpOf(db: Db, userId: string): Promise<TotpRow | undefined> {
  const [row] = await db
    .select()
    .from(totps)
    .where(and(eq(totps.userId, userId), isNull(totps.confirmedAt)))
  return row
}

/** Stores a new secret, replacing an unconfirmed one. False if an app is confirmed already. */
export async function beginTotp(db: Db, userId: string, sealedSecret: Buffer, now: Date): Promise<boolean> {
  const started = await db
    .insert(totps)
    .values({ userId, sealedSecret, lastStep: 0, createdAt: now })
    .onConflictDoUpdate({ target: totps.userId, set: { sealedSecret, lastStep: 0, createdAt: now }, setWhere: isNull(totps.confirmedAt) })
    .returning({ userId: totps.userId })
  return started.length > 0
}

/** False if it was removed, confirmed or replaced meanwhile. */
export async function confirmTotp(tx: Db, started: TotpRow, step: number, now: Date): Promise<boolean> {
  const confirmed = await tx
    .update(totps)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(totps.userId, started.userId), isNull(totps.confirmedAt), eq(totps.sealedSecret, started.sealedSecret)))
    .returning({ userId: totps.userId })
  return confirmed.length > 0
}

/** Marks a step as used. False if it, or a later one, was used before. */
export async function useTotpStep(tx: Db, userId: string, step: number): Promise<boolean> {
  const used = await tx
    .update(totps)
    .set({ lastStep: step })
    .where(and(eq(totps.userId, userId), isNotNull(totps.confirmedAt), lt(totps.lastStep, step)))
    .returning({ userId: totps.userId })
  return used.length > 0
}

export async function deleteTotp(tx: Db, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return (await tx.delete(totps).where(eq(totps.userId, userId)).returning({ userId: totps.userId })).length > 0
}

export async function replaceRecoveryCodes(tx: Db, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

export async function useRecoveryCode(tx: Db, userId: string, codeHash: Buffer): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}

// Links in mails

/**
 * Stores the token beside the latest few of its kind, so that an older mail works too and the rows stay bounded. All `restore` tokens stay,
 * because many changes in a row would push out the owner's; the limit of changes per week bounds them.
 */
export async function insertMailToken(db: Db, row: typeof mailTokens.$inferInsert): Promise<void> {
  await db.insert(mailTokens).values(row)
  if (row.kind === 'restore') return
  const [surplus] = await db
    .select({ at: mailTokens.createdAt, hash: mailTokens.tokenHash })
    .from(mailTokens)
    .where(and(eq(mailTokens.userId, row.userId), eq(mailTokens.kind, row.kind)))
    .orderBy(desc(mailTokens.createdAt), desc(mailTokens.tokenHash))
    .offset(MAX_TOKENS)
    .limit(1)
  if (!surplus) return
  const older = or(
    lt(mailTokens.createdAt, surplus.at),
    and(eq(mailTokens.createdAt, surplus.at), sql`${mailTokens.tokenHash} <= ${surplus.hash}`),
  )
  await db.delete(mailTokens).where(and(eq(mailTokens.userId, row.userId), eq(mailTokens.kind, row.kind), older))
}

type TokenKey = { userId: string; hash: Buffer; kinds: readonly MailTokenKind[]; now: Date }
type TokenFacts = Pick<typeof mailTokens.$inferSelect, 'email' | 'kind' | 'createdAt'>

const facts = { email: mailTokens.email, kind: mailTokens.kind, createdAt: mailTokens.createdAt }

const valid = ({ userId, hash, kinds, now }: TokenKey) =>
  and(eq(mailTokens.userId, userId), eq(mailTokens.tokenHash, hash), inArray(mailTokens.kind, [...kinds]), gt(mailTokens.expiresAt, now))

/** The address and purpose of a token, without using the token. */
export async function peekMailToken(db: Db, key: TokenKey): Promise<TokenFacts | undefined> {
  const [row] = await db.select(facts).from(mailTokens).where(valid(key))
  return row
}

/** The same, and uses up the token. */
export async function consumeMailToken(tx: Db, key: TokenKey): Promise<TokenFacts | undefined> {
  const [row] = await tx.delete(mailTokens).where(valid(key)).returning(facts)
  return row
}

/** Deletes all of a kind, or those that were mailed to one address. */
export async function deleteMailTokens(tx: Db, userId: string, kind: MailTokenKind, email?: string): Promise<void> {
  const sentTo = email === undefined ? undefined : eq(mailTokens.email, email)
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.kind, kind), sentTo))
}

/** Deletes `restore` tokens of changes requested at that instant or later; an older one, which its owner may still need, stays. */
export async function deleteWaysBackSince(tx: Db, userId: string, since: Date): Promise<void> {
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.kind, 'restore'), gte(mailTokens.createdAt, since)))
}

/** Deletes all passkeys and the authenticator app that were added at that instant or later. */
export async function deleteCredentialsSince(tx: Db, userId: string, since: Date): Promise<void> {
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)))
  const totp = await totpOf(tx, userId)
  if (!totp?.confirmedAt || totp.confirmedAt >= since) await deleteTotp(tx, userId)
}

export async function deletePasskeys(tx: Db, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
}

// Notices

export async function insertNotice(tx: Db, row: NoticeRow): Promise<void> {
  await tx.insert(notices).values(row)
  const surplus = tx
    .select({ id: notices.id })
    .from(notices)
    .where(eq(notices.userId, row.userId))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .offset(MAX_NOTICES)
  await tx.delete(notices).where(and(eq(notices.userId, row.userId), inArray(notices.id, surplus)))
}

/** The latest ones, newest first. */
export function noticesOf(db: Db, userId: string, limit: number): Promise<NoticeRow[]> {
  return db.select().from(notices).where(eq(notices.userId, userId)).orderBy(desc(notices.createdAt), desc(notices.id)).limit(limit)
}

export async function markNoticesSeen(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .update(notices)
    .set({ seenAt: at })
    .where(and(eq(notices.userId, userId), isNull(notices.seenAt)))
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(challenges).where(lt(challenges.expiresAt, now))
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, now))
}

/** Addresses, current and earlier ones, from the person's stored mail links. */
export async function mailedAddressesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectDistinct({ email: mailTokens.email }).from(mailTokens).where(eq(mailTokens.userId, userId))
  return rows.map(({ email }) => email)
}
