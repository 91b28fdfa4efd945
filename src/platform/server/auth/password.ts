import { hash, verify, type Algorithm } from '@node-rs/argon2'
import { AppError } from '#platform/contract/errors.ts'
import { httpReasons } from '#platform/contract/reasons.en.ts'
import { limitConcurrency } from '../core/limit-concurrency.ts'

// OWASP's Argon2id minimum: 19 MiB, two passes, one lane. (The enum is ambient; 2 is Argon2id.)
const SETTINGS = { algorithm: 2 as Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing takes a core for 10–20 ms. At most this many at once, so that a flood of sign-ins leaves room for everyone else. */
const AT_ONCE = 2
const MAX_WAITING = 60

const limit = limitConcurrency(AT_ONCE)

async function withLimit<T>(job: () => Promise<T>): Promise<T> {
  if (limit.waiting() >= MAX_WAITING) throw new AppError('unavailable', httpReasons.busy_signing_in())
  return limit.run(job)
}

export function hashPassword(password: string): Promise<string> {
  return withLimit(() => hash(password.normalize('NFKC'), SETTINGS))
}

/** A hash of nothing anyone can type: checked for unknown names, so that they take the time that known ones take. */
const dummyHash = hash('\u0000nobody', SETTINGS)

/** Whether the password fits. With no hash (an unknown account) the answer is no, after the same work. `check`: for tests. */
export async function verifyPassword(passwordHash: string | undefined, password: string, check = verify): Promise<boolean> {
  const known = passwordHash ?? (await dummyHash)
  const fits = await withLimit(() => check(known, password.normalize('NFKC')))
  return passwordHash !== undefined && fits
}
