import { AppError } from '#platform/contract/errors.ts'
import { hashPassword } from '#platform/server/auth/password.ts'
import { changeUser, emailKeyOf, lockUser, setEmail, setPendingEmail, userById } from '#platform/server/auth/users.ts'
import { endCalendarFeed } from '#platform/server/reminders/store.ts'
import { rememberDevice } from './device-cookie.ts'
import { limitByAddress, limitOwn, mayMail } from './core/limits.ts'
import { accountMail, checkLink, consumeLink, linkBase, linkSpentError, unconfirmedEmailOf } from './mail-links.ts'
import { notify } from './notices.ts'
import type { CurrentSession, SignInRequest } from './sign-in.ts'
import { deleteCredentialsSince, deleteMailTokens, deleteWaysBackSince } from './store.ts'
import { assertStrong } from './strength.ts'
import { accountReasons } from '../reasons.en.ts'

/**
 * Requests another address. A confirmed one stays until the new one is confirmed, and gets a mail with an undo link. An unconfirmed one is
 * replaced at once, because neither has any power. Whether another account has the address changes nothing here.
 */
export async function changeEmail({ app, request, person }: CurrentSession, email: string): Promise<void> {
  await limitOwn(app, person.id, 'email')
  const mayWrite = await mayMail(app, emailKeyOf(email))
  const base = linkBase(app, request)
  const now = app.clock.now()
  await app.db.transaction(async (tx) => {
    const held = await lockUser(tx, person.id, 'update')
    if (!held) return
    // A link to an earlier requested address must not restore it, and a reset link must not outlive the change.
    await deleteMailTokens(tx, held.id, 'confirm')
    await deleteMailTokens(tx, held.id, 'reset')
    if (!held.emailConfirmedAt) {
      await setEmail(tx, held.id, email, null)
      // No address can receive a mail, so the notice appears in the app only.
      if (emailKeyOf(email) !== held.emailKey) await notify(app, tx, held, 'email_changed')
    } else if (emailKeyOf(email) === held.emailKey) return setPendingEmail(tx, held.id, null)
    else {
      await setPendingEmail(tx, held.id, { email, at: now })
      const askedAt = now.toISOString()
      await app.jobs.send(accountMail, { kind: 'restore', userId: held.id, email: held.email, askedAt, isDone: false, base }, { tx })
      await notify(app, tx, held, 'email_asked')
    }
    if (mayWrite) await app.jobs.send(accountMail, { kind: 'confirm', userId: held.id, base }, { tx })
  })
  await app.sessions.forget(person.id)
}

/** Cancels the request for another address. */
export async function cancelEmailChange({ app, person }: CurrentSession): Promise<void> {
  await app.db.transaction(async (tx) => {
    await lockUser(tx, person.id, 'update')
    await deleteMailTokens(tx, person.id, 'confirm')
    await setPendingEmail(tx, person.id, null)
  })
  await app.sessions.forget(person.id)
}

/** Sends the confirmation mail again; does nothing if no address waits for confirmation. */
export async function askForConfirmation({ app, request, person }: CurrentSession): Promise<void> {
  if (person.emailConfirmed && person.pendingEmail === null) return
  await limitOwn(app, person.id, 'confirmation')
  await app.jobs.send(accountMail, { kind: 'confirm', userId: person.id, base: linkBase(app, request) })
}

/**
 * Confirms the address that the link was mailed to, if it still waits for confirmation, and makes it the account's. Requires a session of
 * that account: reading the mailbox of a mistyped address is not enough.
 */
export async function confirmEmail({ app, request, person }: CurrentSession, token: string): Promise<void> {
  await limitByAddress(app, request, 'token')
  const { userId } = await checkLink(app, ['confirm'], token)
  if (userId !== person.id) throw new AppError('forbidden', accountReasons.link_of_another())
  const base = linkBase(app, request)
  await app.db.transaction(async (tx) => {
    const held = await lockUser(tx, userId, 'update')
    const { email } = await consumeLink(app, tx, ['confirm'], token)
    const wanted = held && unconfirmedEmailOf(held)
    // Another address was requested since.
    if (!held || wanted === undefined || emailKeyOf(wanted) !== emailKeyOf(email)) throw linkSpentError()
    if (!(await setEmail(tx, userId, wanted, app.clock.now()))) throw new AppError('conflict', accountReasons.address_held())
    await deleteMailTokens(tx, userId, 'confirm')
    await deleteMailTokens(tx, userId, 'reset')
    if (!held.emailConfirmedAt) return
    const askedAt = (held.pendingEmailAt ?? app.clock.now()).toISOString()
    await app.jobs.send(accountMail, { kind: 'restore', userId, email: held.email, askedAt, isDone: true, base }, { tx })
    await notify(app, tx, held, 'email_changed')
  })
  await app.sessions.forget(userId)
}

/**
 * Restores the address that a change was to replace or has replaced. The person who made the change was signed in, and may know the
 * password and have added ways in. So the address becomes the account's again with a new password, every device is signed out, and every
 * way in added since the change is removed. Older second factors stay. Undo links of earlier changes stay valid, later ones do not: the
 * first address wins.
 */
export async function restoreEmail({ app, request, reply }: SignInRequest, token: string, password: string): Promise<void> {
  await limitByAddress(app, request, 'token')
  const { userId } = await checkLink(app, ['restore'], token)
  const user = await userById(app.db, userId)
  if (user) await assertStrong(password, user)
  const passwordHash = await hashPassword(password)
  await app.db.transaction(async (tx) => {
    const held = await lockUser(tx, userId, 'update')
    const { email, createdAt: askedAt } = await consumeLink(app, tx, ['restore'], token)
    if (!held) throw linkSpentError()
    if (!(await setEmail(tx, userId, email, app.clock.now()))) throw new AppError('conflict', accountReasons.address_held())
    await changeUser(tx, userId, { passwordHash })
    await app.sessions.end(tx, userId)
    await deleteMailTokens(tx, userId, 'confirm')
    await deleteMailTokens(tx, userId, 'reset')
    await deleteWaysBackSince(tx, userId, askedAt)
    await deleteCredentialsSince(tx, userId, askedAt)
    await endCalendarFeed(tx, userId)
    await notify(app, tx, { ...held, email, emailConfirmedAt: app.clock.now() }, 'password_changed')
  })
  await app.sessions.forget(userId)
  await rememberDevice(app, request, reply, userId)
}
