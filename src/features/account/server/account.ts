import { AppError, fieldError } from '#platform/contract/errors.ts'
import type { App } from '#platform/server/app/app.ts'
import { hashPassword, verifyPassword } from '#platform/server/auth/password.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import {
  changeUser,
  deleteUser,
  emailKeyOf,
  lockUser,
  setEmail,
  userById,
  usersByEmail,
  type UserRow,
} from '#platform/server/auth/users.ts'
import type { Db } from '#platform/server/db/db.ts'
import { removeOutboxMails } from '#platform/server/mail/mail.ts'
import { jsonFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { eraseUser } from '#platform/server/person-data.ts'
import { rememberDevice } from './device-cookie.ts'
import { limitByAddress, limitOwn, limitResetMails } from './core/limits.ts'
import { accountMail, linkBase, checkLink, linkSpentError, queueMail, consumeLink } from './mail-links.ts'
import { mailsFor } from './mails.ts'
import { beginSession, type SignInRequest } from './sign-in.ts'
import { deleteMailTokens, mailedAddressesOf, deleteOtherCredentials, passkeysOf, recoveryCodesLeft, totpOf } from './store.ts'
import { assertStrong } from './strength.ts'
import { accountReasons } from '../reasons.en.ts'

/** A visit of someone who is signed in. */
export type CurrentSession = SignInRequest & { person: Person }

/**
 * Checks the password of someone who is signed in; wrong ones are counted for them alone. Throws `forbidden` that names
 * `field`. The row is the one the password belongs to.
 */
export async function recheckPassword(app: App, person: Person, password: string, field = 'password'): Promise<UserRow> {
  const attempt = await limitOwn(app, person.id, 'password')
  const user = await userById(app.db, person.id)
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
    throw fieldError('forbidden', field, accountReasons.not_your_password())
  }
  await attempt.refund()
  return user
}

/** Locks the row for a change that was allowed by its password; refuses when that was changed meanwhile. */
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
    await queueMail(app, tx, held, mailsFor(held).passwordChanged(user.username))
  })
}

/**
 * Gives the account another address, to be confirmed by a mail there. The one it had is told if it was confirmed, with a link
 * that takes the change back. Whether another account has the address changes nothing here.
 */
export async function changeEmail(visit: CurrentSession, email: string, password: string): Promise<void> {
  const { app, request, person } = visit
  const user = await recheckPassword(app, person, password)
  await limitOwn(app, person.id, 'email')
  const base = linkBase(app, request)
  await app.db.transaction(async (tx) => {
    const held = await lockUnchangedUser(tx, user)
    if (emailKeyOf(email) === held.emailKey && held.emailConfirmedAt) return
    await setEmail(tx, user.id, email, null)
    await deleteMailTokens(tx, user.id, 'reset')
    // A link in a mail to a mistyped address must not bring that address back.
    if (!held.emailConfirmedAt) await deleteMailTokens(tx, user.id, 'confirm', held.email)
    else await app.jobs.send(accountMail, { kind: 'restore', userId: user.id, email: held.email, base }, { tx })
    await app.jobs.send(accountMail, { kind: 'confirm', userId: user.id, base }, { tx })
  })
  await app.sessions.forget(user.id)
}

/** Sends the confirmation mail again; does nothing when the address is confirmed. */
export async function askForConfirmation({ app, request, person }: CurrentSession): Promise<void> {
  if (person.emailConfirmed) return
  await limitOwn(app, person.id, 'confirmation')
  await app.jobs.send(accountMail, { kind: 'confirm', userId: person.id, base: linkBase(app, request) })
}

/** Confirms the address that the link was mailed to, and makes it the account's. */
export async function confirmEmail({ app, request }: SignInRequest, token: string): Promise<void> {
  await limitByAddress(app, request, 'token')
  const userId = await app.db.transaction(async (tx) => {
    const link = await consumeLink(app, tx, ['confirm', 'restore'], token)
    const user = await lockUser(tx, link.userId, 'update')
    const isNew = !user?.emailConfirmedAt || user.emailKey !== emailKeyOf(link.email)
    if (isNew && !(await setEmail(tx, link.userId, link.email, app.clock.now()))) {
      throw new AppError('conflict', accountReasons.address_held())
    }
    await deleteMailTokens(tx, link.userId, 'confirm')
    await deleteMailTokens(tx, link.userId, 'reset')
    if (link.kind === 'restore') await deleteMailTokens(tx, link.userId, 'restore')
    return link.userId
  })
  await app.sessions.forget(userId)
}

/** Asks for a mail to choose a new password. What is done depends on no account: a job looks for them later. */
export async function askForReset({ app, request }: SignInRequest, email: string): Promise<void> {
  await limitByAddress(app, request, 'reset')
  await limitResetMails(app, emailKeyOf(email))
  await app.jobs.send(accountMail, { kind: 'reset', email, base: linkBase(app, request) })
}

/**
 * Sets a new password by a mailed link and signs all devices out. The mail proves the address; if nobody had proved it before,
 * whoever made the account may have been a stranger, so every other way in that they added goes too.
 */
export async function resetPassword({ app, request, reply }: SignInRequest, token: string, password: string): Promise<void> {
  await limitByAddress(app, request, 'token')
  const { userId } = await checkLink(app, ['reset'], token)
  const user = await userById(app.db, userId)
  if (user) await assertStrong(password, user)
  const passwordHash = await hashPassword(password)
  await app.db.transaction(async (tx) => {
    const { email } = await consumeLink(app, tx, ['reset'], token)
    const held = await lockUser(tx, userId, 'update')
    if (!held || held.emailKey !== emailKeyOf(email)) throw linkSpentError()
    await changeUser(tx, userId, { passwordHash })
    await app.sessions.end(tx, userId)
    await deleteMailTokens(tx, userId, 'reset')
    if (!held.emailConfirmedAt) {
      await deleteOtherCredentials(tx, userId)
      if (await setEmail(tx, userId, held.email, app.clock.now())) await deleteMailTokens(tx, userId, 'confirm')
    }
    await queueMail(app, tx, held, mailsFor(held).passwordChanged(held.username))
  })
  await app.sessions.forget(userId)
  // Whoever holds the address may sign in from here, even while strangers use up the tries of this account's name.
  await rememberDevice(app, request, reply, userId)
}

/** Erases the account and everything in it, in every feature. */
export async function eraseAccount({ app, person }: CurrentSession, password: string): Promise<void> {
  const user = await recheckPassword(app, person, password)
  // First nobody can write any more, then the features' files go, then all rows. After a crash between them the person can
  // sign in and ask again.
  await app.db.transaction(async (tx) => {
    await lockUnchangedUser(tx, user)
    await app.sessions.end(tx, user.id)
  })
  await app.sessions.forget(user.id)
  const addresses = [user.email, ...(await mailedAddressesOf(app.db, user.id))]
  await eraseUser(app, user.id)
  await deleteUser(app.db, user.id)
  await app.sessions.forget(user.id)
  // What names them outside our tables: a job that begins from here on finds nobody.
  const own = []
  // Until it is confirmed, others may have given the same address: their mails stay.
  for (const address of addresses) if ((await usersByEmail(app.db, address, 1)).length === 0) own.push(address)
  await app.jobs.cancel([user.id, ...own])
  await removeOutboxMails(app.config, own)
}

const ABOUT_ACCOUNT = {
  en: 'who you are here, your settings, and the devices and passkeys you sign in with',
  de: 'wer du hier bist, deine Einstellungen und die Geräte und Passkeys, mit denen du dich anmeldest',
}

/** This feature's part of the export: who the person is here and how they sign in, without anything secret. */
export async function* exportOwn(app: App, userId: string): AsyncGenerator<ExportFile> {
  const user = await userById(app.db, userId)
  if (!user) return
  const [passkeys, totp, codes, devices] = await Promise.all([
    passkeysOf(app.db, userId),
    totpOf(app.db, userId),
    recoveryCodesLeft(app.db, userId),
    app.sessions.list(userId),
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
  }
  yield jsonFile('account.json', ABOUT_ACCOUNT, json)
}
