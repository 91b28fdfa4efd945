import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Bytes, Endpoint } from '#platform/contract/endpoint.ts'
import { isBytes } from '#platform/contract/endpoint.ts'
import { AppError, notFound } from '#platform/contract/errors.ts'
import { httpReasons } from '#platform/contract/reasons.en.ts'
import type { App } from '../app/app.ts'
import type { Person } from '../auth/sessions.ts'
import { validationError } from './errors.ts'

type Part<Key extends string, Schema> = Schema extends z.ZodType ? { [K in Key]: z.output<Schema> } : unknown

/** The argument of a handler: the app, the checked parts of the request, and (unless public) the person, taken from the session. */
export type Context<E extends Endpoint> = {
  app: App
  db: App['db']
  request: FastifyRequest
  reply: FastifyReply
  /** Aborted when the client disconnects before the response, and when the app stops: for slow work and calls to other services. */
  readonly signal: AbortSignal
} & Part<'params', E['params']> &
  Part<'query', E['query']> &
  (E['body'] extends Bytes ? { body: Readable; contentType: string } : Part<'body', E['body']>) &
  (E['auth'] extends 'public' ? { person: Person | undefined } : { person: Person; userId: string })

type Answer<E extends Endpoint> = E['response'] extends z.ZodType ? z.input<E['response']> | Serialized : FastifyReply | Readable

/** A response as sent: validated and serialised once, for responses that are sent again and again. */
export class Serialized {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

/** Contains only the fields that the endpoint declares, as in `route`. */
export function serialize<E extends Endpoint & { response: z.ZodType }>(endpoint: E, answer: z.input<E['response']>): Serialized {
  return new Serialized(JSON.stringify(endpoint.response.parse(answer)))
}

export type Route = {
  endpoint: Endpoint
  handle(app: App, person: Person | undefined, request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

/** Serves an endpoint: validates the request, calls the handler, and sends only the fields that the endpoint declares. */
export function route<const E extends Endpoint>(endpoint: E, handler: (context: Context<E>) => Promise<Answer<E>> | Answer<E>): Route {
  const declared: Endpoint = endpoint
  const { response } = declared
  return {
    endpoint,
    async handle(app, person, request, reply) {
      const context = {
        app,
        db: app.db,
        request,
        reply,
        get signal() {
          return untilLeft(app, reply)
        },
        person,
        userId: person?.id,
        params: readParams(declared, request.params),
        query: declared.query && readAs(declared.query, request.query),
        ...readBody(declared, request),
      }
      const answer = await handler(context as unknown as Context<E>)
      // While the server stops, a client must not send another request on this connection, or it would never close.
      if (app.stopping.aborted) reply.header('connection', 'close')
      if (isBytes(response)) return answer
      reply.type('application/json; charset=utf-8')
      return answer instanceof Serialized ? answer.json : JSON.stringify(response.parse(answer))
    },
  }
}

function untilLeft({ stopping }: App, { raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => raw.writableFinished || left.abort(new AppError('unavailable', httpReasons.caller_left())))
  return AbortSignal.any([left.signal, stopping])
}

/** To read an id of the wrong form is to read a thing that does not exist: its page says "not found", not "try again". */
function readParams({ method, params, errors }: Endpoint, values: unknown): unknown {
  if (!params) return undefined
  if (method !== 'GET' || !errors?.includes('not_found')) return readAs(params, values)
  const result = params.safeParse(values)
  if (!result.success) throw notFound(httpReasons.no_such_address())
  return result.data
}

function readBody(endpoint: Endpoint, request: FastifyRequest): { body?: unknown; contentType?: string } {
  if (!endpoint.body) return {}
  if (isBytes(endpoint.body)) {
    const contentType = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
    if (!endpoint.body.contentTypes.includes(contentType)) {
      throw new AppError('unsupported', httpReasons.takes_types({ types: endpoint.body.contentTypes.join(', ') }))
    }
    return { body: request.body, contentType }
  }
  return { body: readAs(endpoint.body, request.body ?? {}) }
}

/** Throws an `invalid` error that names each field. */
export function readAs<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  // `reportInput` distinguishes a missing value from one of another type.
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw validationError(result.error)
}
