import type { FastifyRequest } from 'fastify'
import type { HasClock, HasDb, HasSecret } from '#platform/server/app/app.ts'
import { keyedHash } from '#platform/server/auth/seal.ts'
import type { Db } from '#platform/server/db/db.ts'
import { limitAttempts, limitByNetwork, type Attempt, type AttemptLimit } from '#platform/server/http/limit-attempts.ts'
import { countAttempt, quotaOf, resetCounts, spent, consumeQuota, type Allowance } from '#platform/server/quota/quota.ts'
import { accountReasons } from '../../reasons.en.ts'

const QUARTER_HOUR = 900
const HOUR = 3600

/**
 * Failed attempts allowed from unknown devices, for each of an account's two names (username and address): 5 + 5 make the 10 that an
 * account can get in a quarter of an hour. They are counted apart, because a shared count would reveal that both names belong to the same
 * person.
 */
const TRIES_BY_NAME = 5

/** A device that signed in before has its own count. Strangers cannot use it up, so a flood locks nobody out. */
const TRIES_BY_KNOWN_DEVICE = 10

const WAIT = accountReasons.too_many_sign_ins()
const BUSY = accountReasons.busy_network()

/** Limits per network address. Families and schools share one, so these only stop floods. */
const BY_ADDRESS = {
  signIn: { seconds: QUARTER_HOUR, limit: 100, reason: BUSY },
  register: { seconds: HOUR, limit: 30, reason: BUSY },
  reset: { seconds: HOUR, limit: 20, reason: BUSY },
  token: { seconds: QUARTER_HOUR, limit: 60, reason: BUSY },
  passkey: { seconds: QUARTER_HOUR, limit: 200, reason: BUSY },
} satisfies Record<string, AttemptLimit>

export function limitByAddress(
  app: HasClock & HasDb & HasSecret,
  request: FastifyRequest,
  what: keyof typeof BY_ADDRESS,
): Promise<Attempt> {
  return limitByNetwork(app, request, what, BY_ADDRESS[what])
}

/**
 * Counts an attempt to sign in before the password is checked, so that concurrent attempts stay within the limit. `device` is given if this
 * device signed in to the account before.
 */
export async function limitSignIn(
  app: HasClock & HasDb & HasSecret,
  request: FastifyRequest,
  { name, device }: { name: string; device: { id: string; userId: string } | undefined },
): Promise<Attempt> {
  if (device) {
    return limitAttempts(app, ['device', device.id, device.userId], { seconds: QUARTER_HOUR, limit: TRIES_BY_KNOWN_DEVICE, reason: WAIT })
  }
  const byAddress = await limitByAddress(app, request, 'signIn')
  const byName = await limitAttempts(app, ['name', name], { seconds: QUARTER_HOUR, limit: TRIES_BY_NAME, reason: WAIT })
  return {
    async refund() {
      await byName.refund()
      await byAddress.refund()
    },
  }
}

/** Limits the mails that strangers can cause to an address. The limit leaves a usable link among the latest mails. */
export function limitResetMails(app: HasClock & HasDb & HasSecret, emailKey: string): Promise<Attempt> {
  return limitAttempts(app, ['reset-mail', emailKey], { seconds: HOUR / 2, limit: 5, reason: accountReasons.reset_mails_sent() })
}

/** Counts a wrong code of the second factor, from any device, and returns today's number. */
export async function countWrongCode(app: HasClock & HasDb & HasSecret, userId: string): Promise<number> {
  const hashed = keyedHash(await app.secret('attempts'), 'wrong-code', userId).toString('base64url')
  return (await countAttempt(app.db, app.clock, hashed, 24 * HOUR)).used
}

/** Whether one more confirmation mail may go to the address. The caller's answer to the client does not depend on it. */
export async function mayMail(app: HasClock & HasDb & HasSecret, emailKey: string): Promise<boolean> {
  const hashed = keyedHash(await app.secret('attempts'), 'confirm-mail', emailKey).toString('base64url')
  return (await countAttempt(app.db, app.clock, hashed, 24 * HOUR)).used <= 10
}

const OWN = {
  /** Wrong passwords typed by a signed-in person: by their own session only. */
  password: { feature: 'account-password', limit: 10, seconds: QUARTER_HOUR, reason: accountReasons.too_many_tries() },
  totp: { feature: 'account-totp', limit: 10, seconds: QUARTER_HOUR, reason: accountReasons.too_many_tries() },
  /** Each change leaves an undo link that is valid for a week, and all of these are stored. */
  email: { feature: 'account-email', limit: 10, seconds: 24 * HOUR, reason: accountReasons.enough_changes() },
  confirmation: {
    feature: 'account-confirmation',
    limit: 5,
    seconds: HOUR,
    reason: accountReasons.confirmations_sent(),
  },
  passkey: { feature: 'account-passkey', limit: 30, seconds: HOUR, reason: accountReasons.enough_passkeys() },
  /** Started proofs by passkey. */
  proof: { feature: 'account-proof', limit: 30, seconds: QUARTER_HOUR, reason: accountReasons.too_many_tries() },
  export: { feature: 'account-export', limit: 20, seconds: 24 * HOUR, reason: accountReasons.enough_exports() },
} satisfies Record<string, Allowance>

/** Resets an account's counters: its own quotas, and failed attempts under its names. */
export async function resetLimits(
  app: HasSecret,
  tx: Db,
  { id, usernameKey, emailKey }: { id: string; usernameKey: string; emailKey: string },
): Promise<void> {
  const key = await app.secret('attempts')
  const subjects = [
    ['name', usernameKey],
    ['name', emailKey],
    ['wrong-code', id],
    ['reset-mail', emailKey],
    ['confirm-mail', emailKey],
  ]
  await resetCounts(
    tx,
    id,
    subjects.map((subject) => keyedHash(key, ...subject).toString('base64url')),
  )
}

/** Throws `limit` when the day's exports are used up. It consumes none, because an export that fails is not counted. */
export async function assertExportLeft(app: HasClock & HasDb, userId: string): Promise<void> {
  const { used, limit, resetsAt } = await quotaOf(app.db, app.clock, userId, OWN.export)
  if (used >= limit) throw spent(OWN.export, new Date(resetsAt))
}

/** Consumes one use of a signed-in person's own quota, or throws `limit`. */
export function limitOwn(app: HasClock & HasDb, userId: string, what: keyof typeof OWN): Promise<Attempt> {
  return consumeQuota(app.db, app.clock, userId, OWN[what])
}
