import { AppError, fieldError } from '#platform/contract/errors.ts'
import type { RegistrationMode } from '#platform/contract/registration.ts'
import type { HasClock, HasConfig, HasDb } from '#platform/server/app/app.ts'
import { parseToken } from '#platform/server/auth/owned-token.ts'
import { isAdmin, isFirstUser, hasNoAccounts, userById, type UserRow } from '#platform/server/auth/users.ts'
import type { Db } from '#platform/server/db/db.ts'
import { accountReasons } from '../../reasons.en.ts'
import { isSetUpToken, isSetUpTokenWanted } from './set-up-token.ts'
import { chosenRegistration, openInvitation, useInvitation, type InvitationRow } from './store.ts'

/** Tokens that allow a new account. */
export type JoinKeys = { invitation?: string | undefined; setUpToken?: string | undefined }

export const invitationOverError = () => new AppError('forbidden', accountReasons.invitation_over())

/** The rule of who may create an account, and its source: the environment overrides the admin's choice. */
export async function registrationOf(
  app: HasConfig,
  db: Db,
): Promise<{ mode: RegistrationMode; setBy: 'environment' | 'setting' | 'default' }> {
  if (app.config.registration) return { mode: app.config.registration, setBy: 'environment' }
  const mode = await chosenRegistration(db)
  return mode ? { mode, setBy: 'setting' } : { mode: 'invite', setBy: 'default' }
}

export async function joiningOf(app: HasConfig & HasDb): Promise<{ way: 'first' | RegistrationMode; setUpToken: boolean }> {
  if (await hasNoAccounts(app.db)) return { way: 'first', setUpToken: isSetUpTokenWanted(app) }
  return { way: (await registrationOf(app, app.db)).mode, setUpToken: false }
}

/** Refuses a request that may not create an account, before any other answer could reveal something. */
export async function assertMayJoin(app: HasClock & HasConfig & HasDb, keys: JoinKeys): Promise<void> {
  await check(app, app.db, keys, await hasNoAccounts(app.db), async (token) => (await invitationOf(app, token)) !== undefined)
}

/**
 * The same check in the transaction that creates the account; uses up one use of the invitation. Returns whether it is the first account.
 */
export async function admit(app: HasClock & HasConfig, tx: Db, keys: JoinKeys): Promise<boolean> {
  const isFirst = await isFirstUser(tx)
  await check(app, tx, keys, isFirst, (token) => takeInvitation(app, tx, token))
  return isFirst
}

async function check(
  app: HasConfig,
  db: Db,
  { invitation, setUpToken }: JoinKeys,
  isFirst: boolean,
  isGood: (invitation: string) => Promise<boolean>,
): Promise<void> {
  if (isFirst) {
    if (!isSetUpTokenWanted(app)) return
    if (!setUpToken) throw fieldError('forbidden', 'setUpToken', accountReasons.set_up_token_wanted())
    if (!(await isSetUpToken(app, setUpToken))) throw fieldError('forbidden', 'setUpToken', accountReasons.set_up_token_wrong())
    return
  }
  const { mode } = await registrationOf(app, db)
  if (mode === 'open') return
  if (mode === 'closed') throw new AppError('forbidden', accountReasons.joining_closed())
  if (!invitation) throw new AppError('forbidden', accountReasons.joining_by_invitation())
  if (!(await isGood(invitation))) throw invitationOverError()
}

/** An invitation is valid only while the inviting person is an unlocked admin. */
const mayInvite = (app: HasConfig, user: UserRow | undefined): user is UserRow =>
  user !== undefined && user.lockedAt === null && isAdmin(user, app.config.adminEmail)

/** A valid invitation and the person who gave it. */
export async function invitationOf(
  app: HasClock & HasConfig & HasDb,
  token: string,
): Promise<{ invitation: InvitationRow; by: UserRow } | undefined> {
  const key = parseToken(token)
  const invitation = key && (await openInvitation(app.db, key, app.clock.now()))
  const by = invitation && (await userById(app.db, invitation.userId))
  return invitation && mayInvite(app, by) ? { invitation, by } : undefined
}

async function takeInvitation(app: HasClock & HasConfig, tx: Db, token: string): Promise<boolean> {
  const key = parseToken(token)
  if (!key || !mayInvite(app, await userById(tx, key.userId))) return false
  return useInvitation(tx, key, app.clock.now())
}
