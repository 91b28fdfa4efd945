import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { randomBytes } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isBytes, type Endpoint } from '#platform/contract/endpoint.ts'
import { AppError } from '#platform/contract/errors.ts'
import { httpReasons } from '#platform/contract/reasons.en.ts'
import { EXPECTED_USER_HEADER } from '#platform/contract/session.ts'
import type { App } from '../app/app.ts'
import type { Person } from '../auth/sessions.ts'
import { registerDocs } from './docs.ts'
import { answerError, errorBody } from './errors.ts'
import { assertSameSite } from './origin.ts'
import type { Route } from './route.ts'
import { dataHeaders, pageHeaders } from './security-headers.ts'
import { clearSessionCookie, isSecure, sessionToken } from './session-cookie.ts'

/** JSON bodies; files have their endpoint's own limit. */
const BODY_LIMIT = 1_048_576

/** The HTTP server with all routes of the contract, not yet listening. Pages and assets are added by `app/server`. */
export async function createHttpServer(app: App, routes: readonly Route[]): Promise<FastifyInstance> {
  const boot = randomBytes(4).toString('hex')
  let count = 0
  const server = fastify({
    logger: false,
    genReqId: () => `${boot}-${(++count).toString(36)}`,
    trustProxy: app.config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler(error, socket) {
      const status = (error as { code?: string }).code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
      if (socket.writable) {
        const unreadable = httpReasons.unreadable()
        const body = JSON.stringify({ error: 'invalid', message: unreadable.message, reason: unreadable.id, params: unreadable.params })
        socket.write(
          `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
        )
      }
      socket.destroy()
    },
  })

  // A form of another site can send text/plain without asking: nothing here takes it.
  server.removeContentTypeParser('text/plain')
  const files = new Set(routes.flatMap(({ endpoint }) => (isBytes(endpoint.body) ? endpoint.body.contentTypes : [])))
  for (const type of files) server.addContentTypeParser(type, (_request, payload, done) => done(null, payload))

  await server.register(cookie)
  await server.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })

  const headers = { page: [pageHeaders(false), pageHeaders(true)], data: [dataHeaders(false), dataHeaders(true)] } as const
  server.addHook('onRequest', (request, reply, done) => {
    const isData = request.url.startsWith('/api/') && request.url !== '/api/docs'
    reply.headers(headers[isData ? 'data' : 'page'][isSecure(app.config, request) ? 1 : 0])
    reply.header('x-request-id', request.id)
    done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    // The pattern, not the address: addresses can carry what people searched for.
    const at = request.routeOptions.url ?? 'unknown'
    if (at.startsWith('/api/'))
      app.log.debug(
        { id: request.id, method: request.method, route: at, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'request',
      )
    done()
  })
  server.setErrorHandler((error, request, reply) => answerError(app, error, request, reply))
  server.setNotFoundHandler((request, reply) =>
    reply.code(404).send(errorBody(new AppError('not_found', httpReasons.no_such_address()), request)),
  )

  for (const { endpoint, handle } of routes) addRoute(server, app, endpoint, handle)
  addHealth(server, app)
  await server.register(async (scope) =>
    registerDocs(
      scope,
      app,
      routes.map((r) => r.endpoint),
    ),
  )
  return server
}

function addRoute(server: FastifyInstance, app: App, endpoint: Endpoint, handle: Route['handle']): void {
  const writes = endpoint.method !== 'GET'
  const limit = isBytes(endpoint.body) ? endpoint.body.maxBytes : endpoint.maxBytes
  server.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(limit ? { bodyLimit: limit } : {}),
    // Before the body is read: a stranger's megabytes are not worth waiting for.
    onRequest: async (request, reply) => {
      if (writes) assertSameSite(app.config, request)
      const person = await personOf(app, request, reply)
      if (endpoint.auth !== 'public' && !person) throw new AppError('unauthenticated', httpReasons.sign_in())
      if (endpoint.auth === 'admin' && !person?.isAdmin) throw new AppError('forbidden', httpReasons.admins_only())
      if (endpoint.auth !== 'public') assertExpectedPerson(request, person)
      people.set(request, person)
    },
    handler: (request, reply) => {
      if (!isBytes(endpoint.response)) reply.header('cache-control', 'no-store')
      return handle(app, people.get(request), request, reply)
    },
  })
}

/** A page that stands open does not know that another tab has signed somebody else in; what it sends must not become theirs. */
function assertExpectedPerson(request: FastifyRequest, person: Person | undefined): void {
  const expected = request.headers[EXPECTED_USER_HEADER]
  if (expected === undefined || expected === person?.id) return
  throw new AppError('other_person', httpReasons.other_person())
}

const people = new WeakMap<FastifyRequest, Person | undefined>()

async function personOf(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Person | undefined> {
  const token = sessionToken(app.config, request)
  if (!token) return undefined
  const person = await app.sessions.person(token)
  if (!person) clearSessionCookie(app.config, request, reply)
  return person
}

function addHealth(server: FastifyInstance, app: App): void {
  server.get('/api/health', () => ({ status: 'ok' }))
  server.get('/api/ready', async (_request, reply) => {
    try {
      await app.database.pool.query('select 1')
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'waiting for the database' })
    }
  })
}
