import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { AppError, invalid } from '#platform/contract/errors.ts'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { App } from '#platform/server/app/app.ts'
import { keyedHash, seal, unseal } from '#platform/server/auth/seal.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { userById } from '#platform/server/auth/users.ts'
import type { Db } from '#platform/server/db/db.ts'
import { limitOwn } from './core/limits.ts'
import { queueMail } from './mail-links.ts'
import { mailsFor } from './mails.ts'
import { beginTotp, begunTotpOf, confirmTotp, deleteTotp, replaceRecoveryCodes, totpOf, useRecoveryCode, useTotpStep } from './store.ts'
import { accountReasons } from '../reasons.en.ts'

const PERIOD = 30
const CODES = 10
// Crockford's base 32: no letter that is read as another when copied from paper.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

const codeWantedError = () => new AppError('second_factor', accountReasons.code_wanted())
const codeWrongError = () => new AppError('second_factor', accountReasons.code_wrong())

/** The step (whole periods since 1970) that a six-digit code belongs to, now or one step beside; undefined when it fits none. */
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

async function recoveryHash(app: App, userId: string, code: string): Promise<Buffer> {
  const plain = code
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
    .replaceAll(/[^a-z0-9]/g, '')
  return keyedHash(await app.secret('recovery'), userId, plain)
}

/** 50 random bits, as `xxxxx-xxxxx`. */
function recoveryCode(): string {
  const letters = [...randomBytes(10)].map((byte) => ALPHABET[byte % 32]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/**
 * Asks for the second factor where one is set: takes a code of the app (each once) or a recovery code (used up), inside the
 * transaction that begins the session. Throws `second_factor` when it is missing or wrong.
 */
export async function passSecondFactor(app: App, tx: Db, userId: string, code: string | undefined): Promise<void> {
  const totp = await totpOf(tx, userId)
  if (!totp) return
  const typed = (code ?? '').replaceAll(/[\s-]/g, '')
  if (typed === '') throw codeWantedError()
  if (/^\d{6}$/.test(typed)) {
    const step = stepOf(unseal(await app.secret('totp'), userId, totp.sealedSecret), typed, app.clock.now())
    if (step === undefined || !(await useTotpStep(tx, userId, step))) throw codeWrongError()
  } else if (!(await useRecoveryCode(tx, userId, await recoveryHash(app, userId, typed)))) throw codeWrongError()
}

/** A new secret for an authenticator app (base 32, and as an otpauth URI). Nothing changes at sign-in until it is confirmed. */
export async function beginSecondFactor(app: App, person: Person): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 })
  const sealed = seal(await app.secret('totp'), person.id, secret.bytes)
  if (!(await beginTotp(app.db, person.id, sealed, app.clock.now()))) {
    throw new AppError('conflict', accountReasons.authenticator_on())
  }
  const uri = new TOTP({ issuer: PRODUCT_NAME, label: person.username, secret, period: PERIOD }).toString()
  return { secret: secret.base32, uri }
}

/** Turns the second factor on, by a first code from the app. The recovery codes are told here and never again. */
export async function confirmSecondFactor(app: App, person: Person, code: string): Promise<string[]> {
  const attempt = await limitOwn(app, person.id, 'totp')
  const begun = await begunTotpOf(app.db, person.id)
  if (!begun) throw new AppError('conflict', accountReasons.authenticator_again())
  const step = stepOf(unseal(await app.secret('totp'), person.id, begun.sealedSecret), code.replaceAll(/\s/g, ''), app.clock.now())
  if (step === undefined) throw invalid('code', accountReasons.code_wrong_setup())
  const codes = Array.from({ length: CODES }, recoveryCode)
  const hashes = await Promise.all(codes.map((one) => recoveryHash(app, person.id, one)))
  await app.db.transaction(async (tx) => {
    if (!(await confirmTotp(tx, begun, step, app.clock.now()))) {
      throw new AppError('conflict', accountReasons.authenticator_again())
    }
    await replaceRecoveryCodes(tx, person.id, hashes)
  })
  await attempt.refund()
  return codes
}

export async function removeSecondFactor(app: App, person: Person): Promise<void> {
  await app.db.transaction(async (tx) => {
    const user = await userById(tx, person.id)
    const removed = await deleteTotp(tx, person.id)
    if (user && removed) await queueMail(app, tx, user, mailsFor(user).secondFactorOff(user.username))
  })
}
