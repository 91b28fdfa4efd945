import { ApiError, NetworkError } from '../api/api-error.ts'

/**
 * What is to be done about something that could not be delivered. final: the server refused it in its own words, and would
 * again. retry: another moment cures it. no-network: the server did not answer, or something on the way said that it does not. not-signed-in: the session is over, or somebody
 * else's by now; it waits until the person is back.
 */
export type Failure = 'final' | 'retry' | 'no-network' | 'not-signed-in'

/** Proxy authentication, timeout, too early, too many: statuses below 500 that pass. */
const PASSING = new Set([407, 408, 425, 429])
/** What a proxy says of a server that it cannot reach, and a server of its database. */
const UNREACHED = new Set([502, 503, 504])

export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError) return 'no-network'
  if (!(error instanceof ApiError)) return 'retry'
  const { status, error: code } = error
  if (UNREACHED.has(status)) return 'no-network'
  if (status === 401 || code === 'other_person') return 'not-signed-in'
  if (status < 400 || status >= 500 || PASSING.has(status)) return 'retry'
  // Our server refuses with a code. Without one it was a firewall or the sign-in page of a café's network.
  if (status === 403 && code === undefined) return 'retry'
  return 'final'
}

export type DeliveryState = 'sending' | 'idle' | 'offline' | 'failed'

export type DeliveryDependencies = {
  /** Sends what waits; throws what stops it. Deals with final refusals of single items itself. */
  work: () => Promise<void>
  /** Runs `work` while no other tab does. */
  runExclusive: <T>(work: () => Promise<T>) => Promise<T>
  /** `error`: what stopped it. */
  onState: (state: DeliveryState, error?: unknown) => void
  /** The person left: nothing more is sent or told. */
  isGone: () => boolean
}

const RETRY_FIRST_MS = 5000
const RETRY_MOST_MS = 300_000

/** When waiting things are sent: one run at a time over all tabs, again by itself after a failure that may pass, ever more slowly. */
export class Delivery {
  #dependencies: DeliveryDependencies
  #running: Promise<void> | undefined
  #again = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #wait = RETRY_FIRST_MS

  constructor(parts: DeliveryDependencies) {
    this.#dependencies = parts
  }

  /** Resolves when done, or when it cannot go on now; never rejects. Callers at once share one run, which then looks once more. */
  run(): Promise<void> {
    if (this.#running) {
      this.#again = true
      return this.#running
    }
    this.#running = this.#rounds().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Runs after a while; what is planned already stays so. */
  later(): void {
    if (this.#timer !== undefined) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.run()
    }, this.#wait)
    this.#wait = Math.min(this.#wait * 2, RETRY_MOST_MS)
  }

  /** Forgets what is planned and how long it has been failing. */
  reset(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#wait = RETRY_FIRST_MS
  }

  async #rounds(): Promise<void> {
    do {
      this.#again = false
      if (!(await this.#round())) return
    } while (this.#again)
  }

  async #round(): Promise<boolean> {
    const { work, runExclusive: alone, onState, isGone: isMissing } = this.#dependencies
    if (isMissing()) return false
    onState('sending')
    try {
      await alone(work)
      if (isMissing()) return false
      this.reset()
      onState('idle')
      return true
    } catch (error) {
      if (isMissing()) return false
      const failure = failureOf(error)
      onState(failure === 'no-network' ? 'offline' : 'failed', error)
      // Signing in again starts it; until then every try would be refused.
      if (failure !== 'not-signed-in') this.later()
      return false
    }
  }
}
