import { AppError } from '#platform/contract/errors.ts'
import type { HasCollect, HasConfig, HasDb, HasJobs, HasSessions, HasVault } from '#platform/server/app/app.ts'
import { hashPassword } from '#platform/server/auth/password.ts'
import {
  changeUser,
  deleteUser,
  emailKeyOf,
  isAnotherAdmin,
  isAnybodyElse,
  lockUser,
  setPendingEmail,
  setRole,
  userById,
  usersByEmail,
  type UserRow,
} from '#platform/server/auth/users.ts'
import type { Db } from '#platform/server/db/db.ts'
import { removeOutboxMails } from '#platform/server/mail/mail.ts'
import { jsonFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { eraseUser } from '#platform/server/person-data.ts'
import { endCalendarFeed } from '#platform/server/reminders/store.ts'
import { rememberDevice } from './device-cookie.ts'
import { adminActsOf } from './core/admin-acts-store.ts'
import { limitByAddress, limitResetMails } from './core/limits.ts'
import { deleteInvitationsTo, invitationsOf } from './joining/store.ts'
import { accountMail, linkBase, checkLink, linkSpentError, consumeLink } from './mail-links.ts'
import { noticeOf, notify } from './notices.ts'
import { recheckPassword } from './proof.ts'
import { beginSession, type CurrentSession, type SignInRequest } from './sign-in.ts'
import { deleteMailTokens, deletePasskeys, mailedAddressesOf, noticesOf, passkeysOf, recoveryCodesLeft, totpOf } from './store.ts'
import { assertStrong } from './strength.ts'
import { accountReasons } from '../reasons.en.ts'

/** Locks the row for a change that the password allowed; throws if the password was changed meanwhile. */
async function lockUnchangedUser(tx: Db, user: UserRow): Promise<UserRow> {
  const now = await lockUser(tx, user.id, 'update')
  if (now?.passwordHash !== user.passwordHash) throw new AppError('forbidden', accountReasons.password_just_changed())
  return now
}

/** Changes the password, signs all other devices out and gives this one a new session. */
export async function changePassword(visit: CurrentSession, current: string, next: string): Promise<void> {
  const { app, person } = visit
  const user = await recheckPassword(app, person, current, 'current')
  await assertStrong(next, user, 'next')
  const passwordHash = await hashPassword(next)
  await beginSession(visit, user.id, async (tx) => {
    const held = await lockUnchangedUser(tx, user)
    await changeUser(tx, user.id, { passwordHash })
    await app.sessions.end(tx, user.id)
    await deleteMailTokens(tx, user.id, 'reset')
    await notify(app, tx, held, 'password_changed')
  })
}

/** Asks for a mail to choose a new password. The request itself does the same for every address; a job looks up the accounts later. */
export async function askForReset({ app, request }: SignInRequest, email: string): Promise<void> {
  await limitByAddress(app, request, 'reset')
  await limitResetMails(app, emailKeyOf(email))
  await app.jobs.send(accountMail, { kind: 'reset', email, base: linkBase(app, request) })
}

/**
 * Sets a new password by a mailed link and signs all devices out. Only the confirmed address gets such links, and a link ends when that
 * address changes. Passkeys and the second factor stay, because a mailbox alone is not both factors.
 */
export async function resetPassword({ app, request, reply }: SignInRequest, token: string, password: string): Promise<void> {
  await limitByAddress(app, request, 'token')
  const { userId } = await checkLink(app, ['reset'], token)
  const user = await userById(app.db, userId)
  if (user) await assertStrong(password, user)
  const passwordHash = await hashPassword(password)
  await app.db.transaction(async (tx) => {
    const held = await lockUser(tx, userId, 'update')
    const { email } = await consumeLink(app, tx, ['reset'], token)
    if (!held?.emailConfirmedAt || held.lockedAt || held.emailKey !== emailKeyOf(email)) throw linkSpentError()
    await changeUser(tx, userId, { passwordHash })
    await app.sessions.end(tx, userId)
    await deleteMailTokens(tx, userId, 'reset')
    // The person who asked for another address was signed in, and every session ends here.
    await deleteMailTokens(tx, userId, 'confirm')
    await setPendingEmail(tx, userId, null)
    await endCalendarFeed(tx, userId)
    await notify(app, tx, held, 'password_changed')
  })
  await app.sessions.forget(userId)
  // The owner of the mailbox may sign in from this device even while strangers use up the attempts for this account's name.
  await rememberDevice(app, request, reply, userId)
}

/**
 * Leaves the password and this session as the only ways in. A second factor is not a way in: it stays, and can be turned off separately.
 */
export async function removeOtherWays({ app, person }: CurrentSession): Promise<void> {
  await app.db.transaction(async (tx) => {
    await lockUser(tx, person.id, 'update')
    await deletePasskeys(tx, person.id)
    await deleteMailTokens(tx, person.id, 'confirm')
    await deleteMailTokens(tx, person.id, 'reset')
    await setPendingEmail(tx, person.id, null)
    await endCalendarFeed(tx, person.id)
    await app.sessions.endOthers(tx, person.id, person.sessionId)
  })
  await app.sessions.forget(person.id)
}

type Eraser = HasCollect & HasConfig & HasDb & HasJobs & HasSessions & HasVault

/** Erases the person's own account. The last admin cannot leave while other people have accounts, because nobody could help these. */
export async function eraseAccount({ app, person }: CurrentSession & { app: Eraser }): Promise<void> {
  if (person.isAdmin)
    await app.db.transaction(async (tx) => {
      if (!(await isAnotherAdmin(tx, person.id, app.config.adminEmail)) && (await isAnybodyElse(tx, person.id)))
        throw new AppError('conflict', accountReasons.last_admin())
      // From here on this account no longer counts as an admin, however long the erasure takes.
      await setRole(tx, person.id, 'member')
    })
  await eraseAccountById(app, person.id)
}

/** Erases an account and everything in it, in every feature. */
export async function eraseAccountById(app: Eraser, userId: string): Promise<void> {
  // First the account is closed to writes, then the features' files are deleted, then all rows. After a crash in between, the person can
  // sign in and ask again.
  const user = await app.db.transaction(async (tx) => {
    const held = await lockUser(tx, userId, 'update')
    await app.sessions.end(tx, userId)
    return held
  })
  await app.sessions.forget(userId)
  const addresses = [...(user ? [user.email, user.pendingEmail ?? []].flat() : []), ...(await mailedAddressesOf(app.db, userId))]
  await eraseUser(app, userId)
  await deleteUser(app.db, userId)
  await app.sessions.forget(userId)
  // Deletes references outside our tables. A job that starts from here on finds no account.
  const own = []
  // An unconfirmed address may also be another account's: the mails to that one stay.
  for (const address of addresses) if ((await usersByEmail(app.db, address, 1)).length === 0) own.push(address)
  for (const address of own) await deleteInvitationsTo(app.db, address)
  await app.jobs.cancel([userId, ...own])
  await removeOutboxMails(app.config, own)
}

/** Higher than the number that is stored. */
const ALL_NOTICES = 100
const ALL_ACTS = 1000
const ALL_INVITATIONS = 1000

const ABOUT_ACCOUNT = {
  en: 'who you are here, your settings, and the devices and passkeys you sign in with',
  de: 'wer du hier bist, deine Einstellungen und die Geräte und Passkeys, mit denen du dich anmeldest',
}

/** This feature's part of the export: the person's profile and ways to sign in, without secrets. */
export async function* exportOwn(app: HasDb & HasSessions, userId: string): AsyncGenerator<ExportFile> {
  const user = await userById(app.db, userId)
  if (!user) return
  const [passkeys, totp, codes, devices, notices, acts, invitations] = await Promise.all([
    passkeysOf(app.db, userId),
    totpOf(app.db, userId),
    recoveryCodesLeft(app.db, userId),
    app.sessions.list(userId),
    noticesOf(app.db, userId, ALL_NOTICES),
    adminActsOf(app.db, { userId, limit: ALL_ACTS }),
    invitationsOf(app.db, userId, ALL_INVITATIONS),
  ])
  const { id, username, email, displayName, locale, zone, dayStart, units } = user
  const json = {
    user: {
      id,
      username,
      email,
      displayName,
      locale,
      zone,
      dayStart,
      units,
      emailConfirmedAt: user.emailConfirmedAt?.toISOString() ?? null,
      pendingEmail: user.pendingEmail,
      createdAt: user.createdAt.toISOString(),
    },
    security: {
      totpSince: totp?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: codes,
      passkeys: passkeys.map((one) => ({
        name: one.name,
        createdAt: one.createdAt.toISOString(),
        lastUsedAt: one.lastUsedAt?.toISOString() ?? null,
      })),
    },
    devices: devices.map((one) => ({
      device: one.device,
      createdAt: one.createdAt.toISOString(),
      lastSeenAt: one.lastSeenAt.toISOString(),
    })),
    notices: notices.map(noticeOf).map(({ kind, about, at }) => ({ kind, about, at })),
    adminActs: acts.map(({ kind, by, at }) => ({ kind, by, at })),
    invitations: invitations.map(({ note, email, uses, usesLeft, createdAt, expiresAt, revokedAt }) => ({
      note,
      email,
      uses,
      usesLeft,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
  }
  yield jsonFile('account.json', ABOUT_ACCOUNT, json)
}
