import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { AppError, invalid } from '#platform/contract/errors.ts'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { HasClock, HasDb, HasJobs, HasSecret } from '#platform/server/app/app.ts'
import { keyedHash, seal, unseal } from '#platform/server/auth/seal.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { userById } from '#platform/server/auth/users.ts'
import type { Db } from '#platform/server/db/db.ts'
import { countWrongCode, limitOwn } from './core/limits.ts'
import { notify } from './notices.ts'
import {
  beginTotp,
  pendingTotpOf,
  confirmTotp,
  deleteTotp,
  replaceRecoveryCodes,
  totpOf,
  useRecoveryCode,
  useTotpStep,
  type TotpRow,
} from './store.ts'
import { accountReasons } from '../reasons.en.ts'

const PERIOD = 30
const CODES = 10
const WRONG_CODES_NOTIFIED = 3
// Crockford's base 32, which has no two letters that look alike on paper.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

const codeWantedError = () => new AppError('second_factor', accountReasons.code_wanted())
const codeWrongError = () => new AppError('second_factor', accountReasons.code_wrong())

/** The step (whole periods since 1970) of a six-digit code, the current one or one beside it; undefined if the code matches none. */
function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    token: code,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    timestamp,
    window: 1,
    period: PERIOD,
  })
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta
}

async function recoveryHash(app: HasSecret, userId: string, code: string): Promise<Buffer> {
  const plain = code
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
    .replaceAll(/[^a-z0-9]/g, '')
  return keyedHash(await app.secret('recovery'), userId, plain)
}

/**
 * 120 random bits, as `xxxxxx-xxxxxx-xxxxxx-xxxxxx`: a fast hash is enough, because nobody can guess one even with the hash's key. (A slow
 * hash would have to be computed for all ten at every attempt.) Older codes have ten characters, and still work.
 */
function recoveryCode(): string {
  const letters = [...randomBytes(24)].map((byte) => ALPHABET[byte % 32]).join('')
  return letters.match(/.{6}/g)!.join('-')
}

/** Whether it is a valid code of the app (each counts once) or a recovery code (which is used up). */
export async function useCode(app: HasClock & HasSecret, tx: Db, { userId, sealedSecret }: TotpRow, code: string): Promise<boolean> {
  const typed = code.replaceAll(/[\s-]/g, '')
  if (!/^\d{6}$/.test(typed)) return useRecoveryCode(tx, userId, await recoveryHash(app, userId, typed))
  const step = stepOf(unseal(await app.secret('totp'), userId, sealedSecret), typed, app.clock.now())
  return step !== undefined && useTotpStep(tx, userId, step)
}

/** Counts a wrong code; the owner is informed of repeated ones, once a day. */
export async function notifyWrongCode(app: HasClock & HasDb & HasJobs & HasSecret, userId: string): Promise<void> {
  if ((await countWrongCode(app, userId)) !== WRONG_CODES_NOTIFIED) return
  await app.db.transaction(async (tx) => {
    const user = await userById(tx, userId)
    if (user) await notify(app, tx, user, 'wrong_codes')
  })
}

/**
 * Requires the second factor if one is set: checks a code, in the transaction that begins the session. Throws `second_factor` if it is
 * missing or wrong.
 */
export async function passSecondFactor(app: HasClock & HasSecret, tx: Db, userId: string, code: string | undefined): Promise<void> {
  const totp = await totpOf(tx, userId)
  if (!totp) return
  if (!code?.replaceAll(/[\s-]/g, '')) throw codeWantedError()
  if (!(await useCode(app, tx, totp, code))) throw codeWrongError()
}

/** Creates a secret for an authenticator app (base 32, and as an otpauth URI). Sign-in does not change until it is confirmed. */
export async function beginSecondFactor(app: HasClock & HasDb & HasSecret, person: Person): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 })
  const sealed = seal(await app.secret('totp'), person.id, secret.bytes)
  if (!(await beginTotp(app.db, person.id, sealed, app.clock.now()))) {
    throw new AppError('conflict', accountReasons.authenticator_on())
  }
  const uri = new TOTP({ issuer: PRODUCT_NAME, label: person.username, secret, period: PERIOD }).toString()
  return { secret: secret.base32, uri }
}

/** Turns the second factor on, by a first code from the app. The recovery codes are returned here and never again. */
export async function confirmSecondFactor(app: HasClock & HasDb & HasJobs & HasSecret, person: Person, code: string): Promise<string[]> {
  const attempt = await limitOwn(app, person.id, 'totp')
  const started = await pendingTotpOf(app.db, person.id)
  if (!started) throw new AppError('conflict', accountReasons.authenticator_again())
  const step = stepOf(unseal(await app.secret('totp'), person.id, started.sealedSecret), code.replaceAll(/\s/g, ''), app.clock.now())
  if (step === undefined) throw invalid('code', accountReasons.code_wrong_setup())
  const codes = Array.from({ length: CODES }, recoveryCode)
  const hashes = await Promise.all(codes.map((one) => recoveryHash(app, person.id, one)))
  await app.db.transaction(async (tx) => {
    if (!(await confirmTotp(tx, started, step, app.clock.now()))) {
      throw new AppError('conflict', accountReasons.authenticator_again())
    }
    await replaceRecoveryCodes(tx, person.id, hashes)
    const user = await userById(tx, person.id)
    if (user) await notify(app, tx, user, 'second_factor_on')
  })
  await attempt.refund()
  return codes
}

export async function removeSecondFactor(app: HasClock & HasDb & HasJobs, person: Person): Promise<void> {
  await app.db.transaction(async (tx) => {
    const user = await userById(tx, person.id)
    const removed = await deleteTotp(tx, person.id)
    if (user && removed) await notify(app, tx, user, 'second_factor_off')
  })
}
