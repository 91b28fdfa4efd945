import type { ErrorBody } from '#platform/contract/errors.ts'

/** An answer that is not a success. `message` is a sentence for people, in their language; the rest is from the server's JSON. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The contract's error code; undefined when the answer was not ours (a proxy's page). */
  readonly error: ErrorBody['error'] | undefined
  /** Why, as a stable id. */
  readonly reason: string | undefined
  readonly fields: Record<string, string> | undefined
  readonly used: number | undefined
  readonly limit: number | undefined
  /** ISO instant at which a spent allowance is whole again. */
  readonly resetsAt: string | undefined

  constructor(message: string, status: number, body: Partial<ErrorBody> = {}) {
    super(message)
    this.status = status
    this.error = body.error
    this.reason = body.reason
    this.fields = body.fields
    this.used = body.used
    this.limit = body.limit
    this.resetsAt = body.resetsAt
  }
}

/** No answer at all: there is no network, the server cannot be reached, or it took too long. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}
