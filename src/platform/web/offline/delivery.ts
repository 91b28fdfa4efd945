import { ApiError, NetworkError } from '../api/api-error.ts'

/**
 * Kind of a failed delivery. final: our server refused it, and would refuse it again. retry: it may succeed later. no-network: the
 * server did not answer, or a proxy reported that it is unreachable. not-signed-in: the session has ended or belongs to another person;
 * the delivery waits until the person is back.
 */
export type Failure = 'final' | 'retry' | 'no-network' | 'not-signed-in'

/** Proxy authentication, timeout, too early, too many requests: temporary statuses below 500. */
const PASSING = new Set([407, 408, 425, 429])
/** Statuses of a proxy that cannot reach the server, and of a server that cannot reach its database. */
const UNREACHED = new Set([502, 503, 504])

export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError) return 'no-network'
  if (!(error instanceof ApiError)) return 'retry'
  const { status, error: code } = error
  if (UNREACHED.has(status)) return 'no-network'
  if (status === 401 || code === 'other_person') return 'not-signed-in'
  if (status < 400 || status >= 500 || PASSING.has(status)) return 'retry'
  // Our server refuses with an error code. Without one it was a firewall or a captive portal.
  if (status === 403 && code === undefined) return 'retry'
  return 'final'
}

export type DeliveryState = 'sending' | 'idle' | 'offline' | 'failed'

export type DeliveryDependencies = {
  /** Sends the waiting items; throws the error that stops it. Handles final refusals of single items itself. */
  work: () => Promise<void>
  /** Runs `work` while no other tab does. */
  runExclusive: <T>(work: () => Promise<T>) => Promise<T>
  /** `error`: the error that stopped the run. */
  onState: (state: DeliveryState, error?: unknown) => void
  /** Whether the person has signed out: nothing more is sent or reported. */
  isSignedOut: () => boolean
}

const RETRY_FIRST_MS = 5000
const RETRY_MOST_MS = 300_000

/** Schedules deliveries: one run at a time over all tabs, with retries in growing intervals after temporary failures. */
export class Delivery {
  #dependencies: DeliveryDependencies
  #running: Promise<void> | undefined
  #again = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #wait = RETRY_FIRST_MS

  constructor(parts: DeliveryDependencies) {
    this.#dependencies = parts
  }

  /** Resolves when done, or when it cannot continue now; never rejects. Simultaneous callers share one run, which then checks once more. */
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

  /** Schedules a run, unless one is scheduled already. */
  later(): void {
    if (this.#timer !== undefined) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.run()
    }, this.#wait)
    this.#wait = Math.min(this.#wait * 2, RETRY_MOST_MS)
  }

  /** Cancels a scheduled run and resets the retry interval. */
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
    const { work, runExclusive: alone, onState, isSignedOut } = this.#dependencies
    if (isSignedOut()) return false
    onState('sending')
    try {
      await alone(work)
      if (isSignedOut()) return false
      this.reset()
      onState('idle')
      return true
    } catch (error) {
      if (isSignedOut()) return false
      const failure = failureOf(error)
      onState(failure === 'no-network' ? 'offline' : 'failed', error)
      // A new sign-in starts the next run; until then every attempt would be refused.
      if (failure !== 'not-signed-in') this.later()
      return false
    }
  }
}
