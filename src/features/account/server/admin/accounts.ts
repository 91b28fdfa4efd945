import { AppError, fieldError, notFound } from '#platform/contract/errors.ts'
import type { HasClock, HasCollect, HasConfig, HasDb, HasJobs, HasSecret, HasSessions, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { isAdmin, isAnotherAdmin, lockUser, setLocked, setRole, usernameKeyOf, type UserRow } from '#platform/server/auth/users.ts'
import type { Db } from '#platform/server/db/db.ts'
import { sendMail } from '#platform/server/mail/mail.ts'
import type { Account, AccountAct, AdminAct } from '../../contract-admin.ts'
import { accountReasons } from '../../reasons.en.ts'
import { eraseAccountById } from '../account.ts'
import { recordAdminAct } from '../core/admin-acts-store.ts'
import { resetLimits } from '../core/limits.ts'
import { mailsFor } from '../mails.ts'
import type { Mails, Text } from '../messages.en.ts'
import { deleteMailTokens } from '../store.ts'
import { accountById, type AccountRow } from './accounts-store.ts'

type Admin = HasClock & HasConfig & HasDb & HasJobs & HasSecret & HasSessions

export function accountOf(app: HasConfig, { user, bytes }: AccountRow): Account {
  const { id, username, displayName, email } = user
  return {
    id,
    username,
    displayName,
    email,
    emailConfirmed: user.emailConfirmedAt !== null,
    isAdmin: isAdmin(user, app.config.adminEmail),
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
    bytes: bytes ?? 0,
    lockedAt: user.lockedAt?.toISOString() ?? null,
  }
}

const notHereError = () => notFound(accountReasons.account_not_here())

type Done = { kind: AdminAct['kind']; mail?: (mails: Mails, username: string) => Text }

/** The effect of each action, in one transaction with its record; undefined if nothing had to change. */
const ACTS: Record<AccountAct, (app: Admin, tx: Db, user: UserRow) => Promise<Done | undefined>> = {
  async lock(app, tx, user) {
    if (user.lockedAt) return undefined
    // Two admins may lock each other at the same moment.
    if (isAdmin(user, app.config.adminEmail)) await assertAnotherAdmin(app, tx, user.id)
    await setLocked(tx, user.id, app.clock.now())
    await app.sessions.end(tx, user.id)
    await deleteMailTokens(tx, user.id, 'reset')
    return { kind: 'locked', mail: (mails, username) => mails.locked(username) }
  },
  async unlock(_app, tx, user) {
    if (!user.lockedAt) return undefined
    await setLocked(tx, user.id, null)
    return { kind: 'unlocked', mail: (mails, username) => mails.unlocked(username) }
  },
  async sign_out(app, tx, user) {
    await app.sessions.end(tx, user.id)
    return { kind: 'signed_out', mail: (mails, username) => mails.signedOutByAdmin(username) }
  },
  async reset_limits(app, tx, user) {
    await resetLimits(app, tx, user)
    return { kind: 'limits_reset' }
  },
  async make_admin(app, tx, user) {
    if (app.config.adminEmail !== undefined) throw new AppError('conflict', accountReasons.admin_by_environment())
    if (user.lockedAt) throw new AppError('conflict', accountReasons.admin_locked())
    if (user.role === 'admin') return undefined
    await setRole(tx, user.id, 'admin')
    return { kind: 'made_admin', mail: (mails, username) => mails.madeAdmin(username) }
  },
}

async function assertAnotherAdmin(app: HasConfig, tx: Db, exceptId: string): Promise<void> {
  if (!(await isAnotherAdmin(tx, exceptId, app.config.adminEmail))) throw new AppError('conflict', accountReasons.last_admin())
}

/** Applies one action to another person's account. Repeating it changes nothing. */
export async function actOn(app: Admin, person: Person, userId: string, act: AccountAct): Promise<Account> {
  if (userId === person.id) throw new AppError('conflict', accountReasons.not_yourself())
  await app.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId, 'update')
    if (!user) throw notHereError()
    const done = await ACTS[act](app, tx, user)
    if (!done) return
    await recordAdminAct(tx, app.clock.now(), { kind: done.kind, byUserId: person.id, ofUserId: userId })
    const text = done.mail?.(mailsFor(user), user.username)
    if (text && user.emailConfirmedAt) await app.jobs.send(sendMail, { to: user.email, ...text }, { tx })
  })
  await app.sessions.forget(userId)
  const row = await accountById(app.db, userId)
  if (!row) throw notHereError()
  return accountOf(app, row)
}

/** Erases another person's account as they would themselves. The admin types its username to confirm that it is the right one. */
export async function eraseFor(app: Admin & HasCollect & HasVault, person: Person, userId: string, username: string): Promise<void> {
  if (userId === person.id) throw new AppError('conflict', accountReasons.not_yourself())
  await app.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId, 'update')
    if (!user) throw notHereError()
    if (usernameKeyOf(username) !== user.usernameKey) throw fieldError('conflict', 'username', accountReasons.not_that_name())
    if (isAdmin(user, app.config.adminEmail)) {
      await assertAnotherAdmin(app, tx, userId)
      // From here on this account no longer counts as an admin, however long the erasure takes.
      await setLocked(tx, userId, user.lockedAt ?? app.clock.now())
    }
    await recordAdminAct(tx, app.clock.now(), { kind: 'erased', byUserId: person.id, ofUserId: userId })
  })
  await eraseAccountById(app, userId)
}
