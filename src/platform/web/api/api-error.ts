import type { ErrorBody } from '#platform/contract/errors.ts'

export const SERVER_ERROR = 'Server error occurred but session preserved'
export const SESSION_EXPIRED = 'Session expired, please login again'
export const AUTHENTICATION_REQUIRED = 'Authentication required'
export const AUTHENTICATION_REQUIRED_AGAIN = 'Authentication required, please login again'
export const IOS_NETWORK_ERROR =
  'Network error: Unable to connect to server. Check your internet connection and ensure the server is accessible from iOS.'

/** An answer that is not a success. `message` is a sentence for people; the rest is what the server's JSON said. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The contract's error code; undefined when the answer was not ours (a proxy's page). */
  readonly error: ErrorBody['error'] | undefined
  readonly fields: Record<string, string> | undefined
  readonly used: number | undefined
  readonly limit: number | undefined
  /** ISO instant at which a spent allowance is whole again. */
  readonly resetsAt: string | undefined

  constructor(message: string, status: number, body: Partial<ErrorBody> = {}) {
    super(message)
    this.status = status
    this.error = body.error
    this.fields = body.fields
    this.used = body.used
    this.limit = body.limit
    this.resetsAt = body.resetsAt
  }
}

/** No answer at all: the network is gone, the server cannot be reached, or it took too long. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** The error of an answer that is not OK: its JSON's, or `status: body text` when the body is not JSON. */
export function errorOf(status: number, text: string): ApiError {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return new ApiError(`${status}: ${text}`, status)
  }
  if (typeof body !== 'object' || body === null) return new ApiError(`${status}: ${text}`, status)
  const said = body as Partial<ErrorBody>
  return new ApiError(typeof said.message === 'string' ? said.message : (said.error ?? `${status}: ${text}`), status, said)
}
