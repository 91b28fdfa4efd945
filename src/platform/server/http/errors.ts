import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError, ERROR_STATUS, type ErrorBody, type ErrorCode, type ReasonBody } from '#platform/contract/errors.ts'
import { fieldReasons, httpReasons } from '#platform/contract/reasons.en.ts'
import { reasonOf, type Reason, type ReasonParams } from '#platform/contract/reasons.ts'
import type { HasClock, HasLog } from '../app/app.ts'
import { isUnavailable } from '../db/db.ts'

export function errorBody({ code, reason, details: { fields, ...allowance } }: AppError, request: FastifyRequest): ErrorBody {
  return {
    error: code,
    message: reason.message,
    ...bodyOf(reason),
    ...(fields && {
      fields: mapped(fields, ({ message }) => message),
      fieldReasons: mapped(fields, bodyOf),
    }),
    ...allowance,
    requestId: request.id,
  }
}

const bodyOf = ({ id, params }: Reason): ReasonBody => ({ reason: id, params })

function mapped<T>(fields: Readonly<Record<string, Reason>>, to: (reason: Reason) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).map(([field, reason]) => [field, to(reason)]))
}

/** Turns any thrown value into the one shape of error responses. Internal errors are logged and not described in the response. */
export function answerError(app: HasClock & HasLog, thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown, request)
  // An error of a request whose client has disconnected needs no attention.
  if (error.status >= 500 && error.reason.id !== httpReasons.caller_left().id) {
    app.log[error.code === 'internal' ? 'error' : 'warn'](
      { id: request.id, method: request.method, route: request.routeOptions.url, err: thrown },
      'request failed',
    )
  }
  if (error.code === 'unavailable' || error.reason.id === httpReasons.too_much_at_once.id) reply.header('retry-after', '1')
  if (error.details.resetsAt) {
    const seconds = Math.ceil((Date.parse(error.details.resetsAt) - app.clock.now().getTime()) / 1000)
    reply.header('retry-after', String(Math.max(1, seconds)))
  }
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(error, request)))
}

function toAppError(thrown: unknown, request: FastifyRequest): AppError {
  if (thrown instanceof AppError) return thrown
  if (isUnavailable(thrown)) return new AppError('unavailable', httpReasons.unavailable())
  const status = (thrown as { statusCode?: number }).statusCode
  if (status !== undefined && status >= 400 && status < 500) {
    const code = (Object.entries(ERROR_STATUS).find(([, s]) => s === status)?.[0] ?? 'invalid') as ErrorCode
    return new AppError(code, refusalOf(code, request))
  }
  return new AppError('internal', httpReasons.internal())
}

function refusalOf(code: ErrorCode, request: FastifyRequest): Reason {
  if (code === 'invalid') return httpReasons.not_json()
  if (code === 'unsupported') return httpReasons.not_this_type()
  if (code === 'too_large') return httpReasons.too_large({ megabytes: Math.floor((request.routeOptions.bodyLimit ?? 0) / 1_048_576) })
  return httpReasons.unreadable()
}

/** The `invalid` error of a value that does not match its schema: each field with its reason, at most twenty. */
export function validationError(error: z.ZodError): AppError {
  const fields: Record<string, Reason> = {}
  for (const issue of error.issues.slice(0, 20)) fields[issue.path.join('.') || 'body'] ??= reasonOfIssue(issue)
  return new AppError('invalid', Object.values(fields)[0] ?? fieldReasons.wrong(), { fields })
}

/** The reason that the schema names as its message, filled in with its limit; else one of ours for the kind of zod issue. */
function reasonOfIssue(issue: z.core.$ZodIssue): Reason {
  return reasonOf(issue.message, boundsOf(issue)) ?? commonReason(issue)
}

function boundsOf(issue: z.core.$ZodIssue): ReasonParams {
  if (issue.code === 'too_small') return { least: plain(issue.minimum) }
  if (issue.code === 'too_big') return { most: plain(issue.maximum) }
  return {}
}

function commonReason(issue: z.core.$ZodIssue): Reason {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? fieldReasons.missing() : fieldReasons.wrong_kind({ expected: issue.expected })
    case 'invalid_format':
      return fieldReasons.wrong_form({ format: issue.format })
    case 'too_small': {
      const least = Number(issue.minimum)
      if (issue.origin === 'string') return fieldReasons.too_short({ least })
      return isCounted(issue.origin) ? fieldReasons.too_few({ least }) : fieldReasons.too_low({ least: plain(issue.minimum) })
    }
    case 'too_big': {
      const most = Number(issue.maximum)
      if (issue.origin === 'string') return fieldReasons.too_long({ most })
      return isCounted(issue.origin) ? fieldReasons.too_many({ most }) : fieldReasons.too_high({ most: plain(issue.maximum) })
    }
    case 'invalid_value':
      return fieldReasons.not_a_choice()
    default:
      return fieldReasons.wrong()
  }
}

const isCounted = (origin: string) => ['array', 'set', 'map', 'file'].includes(origin)
const plain = (bound: number | bigint) => (typeof bound === 'bigint' ? String(bound) : bound)
