/** Every error that an API answer can carry, with its HTTP status. */
export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  /** Name and password are right; a code from the second factor is still needed, or was wrong. */
  second_factor: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  range: 416,
  limit: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** The JSON of every answer that is not a success. `used`, `limit` and `resetsAt` come with a spent allowance. */
export type ErrorBody = {
  error: ErrorCode
  message: string
  /** For `invalid`: what is wrong, by field (`email`, `items.2.name`). */
  fields?: Record<string, string>
  used?: number
  limit?: number
  /** ISO instant. */
  resetsAt?: string
  requestId?: string
}

type Details = Pick<ErrorBody, 'fields' | 'used' | 'limit' | 'resetsAt'>

/** An error meant for the caller: its message is shown to people, so it is a kind sentence and holds nothing private. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: Details

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.status = ERROR_STATUS[code]
    this.details = details
  }
}

export function invalid(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } })
}

/** Also the answer for another person's things: whether they exist is not for the asker to learn. */
export function notFound(what = 'That'): AppError {
  return new AppError('not_found', `${what} is not here.`)
}
