import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, fieldError } from '#platform/contract/errors.ts'
import type { User } from '#platform/contract/session.ts'
import type { HasClock, HasConfig, HasDb, HasJobs, HasSecret, HasSessions } from '#platform/server/app/app.ts'
import { hashPassword, verifyPassword } from '#platform/server/auth/password.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { emailKeyOf, lockUser, insertUser, userByUsername, usernameKeyOf, usersByEmail, type UserRow } from '#platform/server/auth/users.ts'
import { isUniqueViolation, type Db } from '#platform/server/db/db.ts'
import { setSessionCookie } from '#platform/server/http/session-cookie.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { knownDevice, rememberDevice } from './device-cookie.ts'
import { deviceName } from './device-name.ts'
import { limitByAddress, limitSignIn, mayMail } from './core/limits.ts'
import { admit, assertMayJoin, type JoinKeys } from './joining/admittance.ts'
import { forgetSetUpToken } from './joining/set-up-token.ts'
import { accountMail, linkBase } from './mail-links.ts'
import { notify } from './notices.ts'
import { notifyWrongCode, passSecondFactor } from './second-factor.ts'
import { assertStrong } from './strength.ts'
import { accountReasons } from '../reasons.en.ts'

/** One browser's request to sign in; `person` is the account it is signed in to so far. */
export type SignInRequest = {
  app: HasClock & HasConfig & HasDb & HasJobs & HasSecret & HasSessions
  request: FastifyRequest
  reply: FastifyReply
  person: Person | undefined
}

/** A request of a signed-in person. */
export type CurrentSession = SignInRequest & { person: Person }

/** Thrown only after the client has proved that the account is theirs. */
export const lockedError = () => new AppError('forbidden', accountReasons.locked())

export const signInRefusedError = () => new AppError('unauthenticated', accountReasons.refused())

/** A person's own view of their account. */
export function userOf(person: Person): User {
  const { sessionId: _, provedAt: __, createdAt, ...user } = person
  return { ...user, createdAt: createdAt.toISOString() }
}

/**
 * Begins a new session in this browser and ends its previous one, so that a planted or copied token becomes worthless. `within` runs first
 * in the same transaction and can refuse by throwing.
 */
export async function beginSession(
  { app, request, reply, person }: SignInRequest,
  userId: string,
  within: (tx: Db) => Promise<void>,
): Promise<Person> {
  const { token } = await app.db.transaction(async (tx) => {
    await within(tx)
    if (person) await app.sessions.end(tx, person.id, person.sessionId)
    return app.sessions.create(tx, userId, deviceNameOf(request))
  })
  if (person) await app.sessions.forget(person.id)
  const now = await app.sessions.person(token)
  if (!now) throw signInRefusedError()
  setSessionCookie(app.config, request, reply, token)
  await rememberDevice(app, request, reply, userId)
  return now
}

export const deviceNameOf = ({ headers }: FastifyRequest) => deviceName(headers['user-agent'], headers['x-requested-with'])

// Regions where pounds and miles are the everyday units.
const IMPERIAL = new Set(['US', 'LR', 'MM'])

function unitsOf(locale: string | undefined): UserRow['units'] {
  return locale !== undefined && IMPERIAL.has(new Intl.Locale(locale).region ?? '') ? 'imperial' : 'metric'
}

const usernameTakenError = () => fieldError('conflict', 'username', accountReasons.username_taken())

type Registration = JoinKeys & { username: string; email: string; password: string; zone?: string | undefined; locale?: string | undefined }

/**
 * Creates an account and signs in. Neither the answer nor the work here depends on whether another account has the address: only the mail
 * differs, which its owner alone reads. Usernames are public, so the answer may reveal that one is taken.
 */
export async function register(visit: SignInRequest, registration: Registration): Promise<Person> {
  const { username, email, password, zone = 'UTC', locale } = registration
  const { app, request } = visit
  await limitByAddress(app, request, 'register')
  await assertMayJoin(app, registration)
  if (await userByUsername(app.db, username)) throw usernameTakenError()
  await assertStrong(password, { username, email })
  const passwordHash = await hashPassword(password)
  const mayWrite = await mayMail(app, emailKeyOf(email))
  const id = uuidv7()
  let isFirst = false
  try {
    const person = await beginSession(visit, id, async (tx) => {
      isFirst = await admit(app, tx, registration)
      const role = isFirst && app.config.adminEmail === undefined ? 'admin' : 'member'
      const units = unitsOf(locale)
      await insertUser(tx, {
        id,
        username,
        email,
        passwordHash,
        role,
        zone,
        locale: locale ?? null,
        dayStart: 240,
        units,
        createdAt: app.clock.now(),
      })
      if (mayWrite) await app.jobs.send(accountMail, { kind: 'confirm', userId: id, base: linkBase(app, request) }, { tx })
    })
    if (isFirst) await forgetSetUpToken(app)
    return person
  } catch (error) {
    if (isUniqueViolation(error)) throw usernameTakenError()
    throw error
  }
}

type Credentials = { username: string; password: string; code?: string | undefined }

/**
 * Signs in by username or address. Unknown names and wrong passwords get the same answer and cost the same work. The attempt is counted
 * before the password is checked, and uncounted if it was right.
 */
export async function login(visit: SignInRequest, { username: name, password, code }: Credentials): Promise<Person> {
  const { app, request } = visit
  const byEmail = name.includes('@')
  const user = byEmail ? (await usersByEmail(app.db, name, 1))[0] : await userByUsername(app.db, name)
  const device = user && (await knownDevice(app, request, user.id))
  const attempt = await limitSignIn(app, request, {
    name: byEmail ? emailKeyOf(name) : usernameKeyOf(name),
    device: device === undefined ? undefined : { id: device, userId: user!.id },
  })
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) throw signInRefusedError()
  try {
    const person = await beginSession(visit, user.id, async (tx) => {
      // The password may have been changed since it was read, and the old one must then open nothing.
      const held = await lockUser(tx, user.id)
      if (held?.passwordHash !== user.passwordHash) throw signInRefusedError()
      await passSecondFactor(app, tx, user.id, code)
      if (held.lockedAt) throw lockedError()
      if (device === undefined) await notify(app, tx, user, 'new_device', deviceNameOf(request))
    })
    await attempt.refund()
    return person
  } catch (error) {
    // The request for the code is a step of signing in, not a failed attempt.
    if (error instanceof AppError && error.code === 'second_factor') {
      if (code) await notifyWrongCode(app, user.id)
      else await attempt.refund()
    } else if (error instanceof AppError && error.reason.id === accountReasons.locked.id) await attempt.refund()
    throw error
  }
}
