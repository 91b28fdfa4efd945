import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, ERROR_STATUS, type ErrorBody, type ErrorCode } from '#platform/contract/errors.ts'
import type { App } from '../app.ts'
import { isUnavailable } from '../db/db.ts'

export function errorBody(error: AppError, request: FastifyRequest): ErrorBody {
  return { error: error.code, message: error.message, ...error.details, requestId: request.id }
}

/** Turns whatever was thrown into the one shape that errors have. What is not meant for people is logged and not told. */
export function answerError(app: App, thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown, request)
  if (error.status >= 500) {
    app.log[error.code === 'internal' ? 'error' : 'warn'](
      { id: request.id, method: request.method, route: request.routeOptions.url, err: thrown },
      'request failed',
    )
  }
  if (error.code === 'unavailable') reply.header('retry-after', '1')
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
  if (isUnavailable(thrown))
    return new AppError('unavailable', 'The database is not answering right now. Nothing was lost; please try again in a moment.')
  const status = (thrown as { statusCode?: number }).statusCode
  if (status !== undefined && status >= 400 && status < 500) {
    const code = (Object.entries(ERROR_STATUS).find(([, s]) => s === status)?.[0] ?? 'invalid') as ErrorCode
    return new AppError(code, code === 'too_large' ? tooLarge(request) : (MESSAGES[code] ?? 'This request could not be read.'))
  }
  return new AppError('internal', 'Something went wrong on our side. Nothing was lost; please try again.')
}

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  invalid: 'The body of this request is not valid JSON.',
  unsupported: 'This takes application/json.',
}

function tooLarge(request: FastifyRequest): string {
  const megabytes = Math.floor((request.routeOptions.bodyLimit ?? 0) / 1_048_576)
  return `This is too large to be taken: at most ${megabytes} MB at once. Nothing of it was kept here.`
}
