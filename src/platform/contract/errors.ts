import type { Reason, ReasonParams } from './reasons.ts'

/** Every error code of the API, with its HTTP status. */
export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  /** Name and password are right; the code of the second factor is missing or wrong. */
  second_factor: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  /** The request was made for one person (EXPECTED_USER_HEADER), and another is signed in in this browser by now. */
  other_person: 409,
  too_large: 413,
  unsupported: 415,
  range: 416,
  /** Requested under a host name that this installation does not answer to. */
  wrong_host: 421,
  limit: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** A reason as JSON. */
export type ReasonBody = { reason: string; params: ReasonParams }

/** The JSON of every error response. `used`, `limit` and `resetsAt` come with a spent allowance. */
export type ErrorBody = ReasonBody & {
  error: ErrorCode
  /** The reason in English. Clients in other languages have their own message for `reason`. */
  message: string
  /** For `invalid`: the errors, by field (`email`, `items.2.name`), in English … */
  fields?: Record<string, string>
  /** … and as reasons. */
  fieldReasons?: Record<string, ReasonBody>
  used?: number
  limit?: number
  /** ISO instant. */
  resetsAt?: string
  requestId?: string
}

type Details = Pick<ErrorBody, 'used' | 'limit' | 'resetsAt'> & {
  /** Reasons by field. */
  fields?: Readonly<Record<string, Reason>>
}

/** An error for the caller. People see its reason, so it must be kind and contain nothing private. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly reason: Reason
  readonly details: Details

  constructor(code: ErrorCode, reason: Reason, details: Details = {}) {
    super(reason.message)
    this.name = 'AppError'
    this.code = code
    this.status = ERROR_STATUS[code]
    this.reason = reason
    this.details = details
  }
}

/** An error of one field of the request. */
export function fieldError(code: ErrorCode, field: string, reason: Reason): AppError {
  return new AppError(code, reason, { fields: { [field]: reason } })
}

export function invalid(field: string, reason: Reason): AppError {
  return fieldError('invalid', field, reason)
}

/** Also the response for another person's things: the caller must not learn whether they exist. */
export function notFound(reason: Reason): AppError {
  return new AppError('not_found', reason)
}
