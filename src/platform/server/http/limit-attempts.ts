import type { FastifyRequest } from 'fastify'
import type { Reason } from '#platform/contract/reasons.ts'
import type { HasClock, HasDb, HasSecret } from '../app/app.ts'
import { keyedHash } from '../auth/seal.ts'
import { networkOf } from './network.ts'
import { countAttempt, spent } from '../quota/quota.ts'

/** So many tries of one subject in each window of `seconds`. */
export type AttemptLimit = { seconds: number; limit: number; reason: Reason }

/** A counted try. `refund` takes it back: it was none. */
export type Attempt = { refund(): Promise<void> }

/** Behind a local proxy that is not trusted everybody has this address. */
const LOOPBACK_FACTOR = 10

/** Counts a try, or throws `limit`. Only a keyed hash of the subject is stored. */
export async function limitAttempts(
  app: HasClock & HasDb & HasSecret,
  subject: readonly string[],
  { seconds, limit, reason }: AttemptLimit,
): Promise<Attempt> {
  const hashed = keyedHash(await app.secret('attempts'), ...subject).toString('base64url')
  const attempt = await countAttempt(app.db, app.clock, hashed, seconds)
  if (attempt.used > limit) throw spent({ limit, reason }, attempt.resetsAt)
  return attempt
}

/** Counts a try of the network that a request came from. Families and schools share one, so this stops floods and nothing else. */
export function limitByNetwork(
  app: HasClock & HasDb & HasSecret,
  request: FastifyRequest,
  what: string,
  limit: AttemptLimit,
): Promise<Attempt> {
  const { group, isLoopback } = networkOf(request.ip)
  return limitAttempts(app, ['address', what, group], isLoopback ? { ...limit, limit: limit.limit * LOOPBACK_FACTOR } : limit)
}
