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
import type { Config } from '../config/config.ts'
import { hostCheck, isPrivateHost } from '../config/hosts.ts'
import { asCaller } from '../db/pool-share.ts'
import { openAdmission, type Admission, type AdmissionLimits } from './admission.ts'
import { registerDocs } from './docs.ts'
import { answerError, errorBody } from './errors.ts'
import { networkOf } from './network.ts'
import { addMetrics, type Metrics } from '../metrics/metrics.ts'
import { allowNativeApp } from './native-app.ts'
import { assertSameSite } from './origin.ts'
import type { Route } from './route.ts'
import { dataHeaders, pageHeaders } from './security-headers.ts'
import { clearSessionCookie, isSecure, sessionToken } from './session-cookie.ts'

/** JSON bodies; files have their endpoint's own limit. */
const BODY_LIMIT = 1_048_576

const MEGABYTE = 1024 ** 2
/** Few at once: all share one thread, and each of them delays another person's request by at most one step. */
const OF_A_PERSON: AdmissionLimits = { atOnce: 4, bytes: 4 * MEGABYTE, waiting: 300, patienceMs: 20_000 }
/** Uploads take as long as the sender's connection needs; meanwhile the rest of the app continues. */
const FILES_OF_A_PERSON: AdmissionLimits = { atOnce: 6, bytes: 0, waiting: 100, patienceMs: 60_000 }
/** For all signed-out clients of one network together: families and schools share one, and behind a proxy perhaps all do. */
const OF_A_NETWORK: AdmissionLimits = { atOnce: 100, bytes: 16 * MEGABYTE, waiting: 500, patienceMs: 20_000 }

/** The HTTP server with all routes of the contract, not yet listening. Pages and assets are added by `app/server`. */
export async function createHttpServer(app: App, routes: readonly Route[], metrics?: Metrics): Promise<FastifyInstance> {
  const boot = randomBytes(4).toString('hex')
  let count = 0
  const server = fastify({
    logger: false,
    genReqId: () => `${boot}-${(++count).toString(36)}`,
    trustProxy: trustedProxies(app.config.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // Pages handle any text in their own address; contracts limit the parameters that they accept.
    routerOptions: { maxParamLength: 2000 },
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
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

  // A form of another site can send text/plain without a preflight request: no endpoint accepts it.
  server.removeContentTypeParser('text/plain')
  const files = new Set(routes.flatMap(({ endpoint }) => (isBytes(endpoint.body) ? endpoint.body.contentTypes : [])))
  for (const type of files) server.addContentTypeParser(type, (_request, payload, done) => done(null, payload))

  await server.register(cookie)
  await server.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })

  const isOurHost = hostCheck(app.config)
  const headers = { page: [pageHeaders(false), pageHeaders(true)], data: [dataHeaders(false), dataHeaders(true)] } as const
  server.addHook('onRequest', (request, reply, done) => {
    const isData = request.url.startsWith('/api/') && request.url !== '/api/docs'
    reply.headers(headers[isData ? 'data' : 'page'][isSecure(app.config, request) ? 1 : 0])
    reply.header('x-request-id', request.id)
    // Checks both the proxy's host and the original one: a page that impersonates us could forge the first.
    if ([request.headers.host, request.host].every((host) => host !== undefined && isOurHost(host))) return done()
    const error = new AppError('wrong_host', httpReasons.wrong_host())
    if (isData) return done(error)
    void reply.code(error.status).type('text/plain; charset=utf-8').send(`${error.message}\n`)
  })
  allowNativeApp(server, app.config)
  server.addHook('onSend', (request, _reply, _payload, done) => {
    leavers.get(request)?.()
    done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    // The pattern, not the address: addresses can contain search terms.
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

  // Before the routes: a hook applies only to routes that are declared after it.
  addMetrics(server, app, metrics)
  const admission = openAdmission()
  for (const { endpoint, handle } of routes) addRoute(server, app, admission, endpoint, handle)
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

/**
 * A proxy that is given by number only has to be a neighbour: otherwise a client that reaches this server past the proxy could
 * claim to be anyone. (Fastify itself trusts no bare number for that reason.)
 */
function trustedProxies(given: Config['trustProxy']): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof given !== 'number') return given
  return (address, hop) => hop < given && (hop > 0 || isPrivateHost(address.includes(':') ? `[${address}]` : address))
}

function addRoute(server: FastifyInstance, app: App, admission: Admission, endpoint: Endpoint, handle: Route['handle']): void {
  const writes = endpoint.method !== 'GET'
  const limit = isBytes(endpoint.body) ? endpoint.body.maxBytes : endpoint.maxBytes
  server.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(limit ? { bodyLimit: limit } : {}),
    // Before the body is read: without a session nobody may make the server receive megabytes.
    onRequest: async (request, reply) => {
      // Files, too: one person's data stays in no cache that outlives their session (ADR 30). `sendRange` handles the exception.
      reply.header('cache-control', isBytes(endpoint.response) ? 'private, no-store' : 'no-store')
      if (writes) assertSameSite(app.config, request)
      const network = `network ${networkOf(request.ip).group}`
      const person = await asCaller(network, () => personOf(app, request, reply))
      if (endpoint.auth !== 'public' && !person) throw new AppError('unauthenticated', httpReasons.sign_in())
      if (endpoint.auth === 'admin' && !person?.isAdmin) throw new AppError('forbidden', httpReasons.admins_only())
      if (endpoint.auth !== 'public') assertExpectedPerson(request, person)
      if (endpoint.freshProof && !(person && (await app.sessions.isProved(person))))
        throw new AppError('forbidden', httpReasons.proof_wanted())
      people.set(request, person)
      const caller = person?.id ?? network
      callers.set(request, caller)
      if (person && isBytes(endpoint.body)) await admit(request, reply, admission, `files of ${caller}`, 0, FILES_OF_A_PERSON)
      else await admit(request, reply, admission, caller, heldBytes(request, endpoint), person ? OF_A_PERSON : OF_A_NETWORK)
    },
    // Database queries of the handler, streamed responses included, count for the caller.
    preHandler: (request, _reply, done) => asCaller(callers.get(request)!, done),
    handler: (request, reply) => handle(app, people.get(request), request, reply),
  })
}

/** An open page does not notice that another tab has signed somebody else in; its requests must not act on that account. */
function assertExpectedPerson(request: FastifyRequest, person: Person | undefined): void {
  const expected = request.headers[EXPECTED_USER_HEADER]
  if (expected === undefined || expected === person?.id) return
  throw new AppError('other_person', httpReasons.other_person())
}

/**
 * Waits, with the body unread, until the caller has few enough active requests. A request is active until its response begins:
 * a large download may take its time, and a large upload is read before anything is done.
 */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  admission: Admission,
  line: string,
  bytes: number,
  limits: AdmissionLimits,
): Promise<void> {
  const entered = admission.enter(line, bytes, limits, (listener) => {
    reply.raw.once('close', listener)
    return () => reply.raw.off('close', listener)
  })
  const leave = entered instanceof Promise ? await entered : entered
  reply.raw.once('close', leave)
  // The client disconnected at the very moment of its turn.
  if (reply.raw.destroyed) leave()
  leavers.set(request, leave)
}

/** Bytes of the body that will be in memory; files are streamed. */
function heldBytes(request: FastifyRequest, endpoint: Endpoint): number {
  if (!endpoint.body || isBytes(endpoint.body)) return 0
  const most = endpoint.maxBytes ?? BODY_LIMIT
  return Math.min(most, Number(request.headers['content-length'] ?? most) || 0)
}

const people = new WeakMap<FastifyRequest, Person | undefined>()
/** The caller of each request, and below the function that ends its slot in the admission queue. */
const callers = new WeakMap<FastifyRequest, string>()
const leavers = new WeakMap<FastifyRequest, () => void>()

async function personOf(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Person | undefined> {
  const token = sessionToken(app.config, request)
  if (!token) return undefined
  const person = await app.sessions.person(token)
  if (!person) clearSessionCookie(app.config, request, reply)
  return person
}

function addHealth(server: FastifyInstance, app: App): void {
  // The process is alive; `health` is the older name.
  for (const path of ['/api/live', '/api/health']) server.get(path, () => ({ status: 'ok' }))
  server.get('/api/ready', async (_request, reply) => {
    try {
      await app.database.pool.query('select 1')
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'waiting for the database' })
    }
  })
}

/** An address with invalid escapes ("%E0%A4%A") is read as its literal characters, so that a page can answer it. */
function readableUrl(url: string): string {
  const end = url.search(/[?#]/)
  const path = end === -1 ? url : url.slice(0, end)
  if (!path.includes('%')) return url
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
