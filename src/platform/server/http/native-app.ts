import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

type Settings = Pick<Config, 'nativeApp'>

/** Origins of the native app's pages: Capacitor's own addresses on iOS and Android. */
export const NATIVE_ORIGINS: readonly string[] = ['capacitor://localhost', 'https://localhost']

const ALLOWED = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-max-age': '600',
}
/** Headers of answers that the app reads. */
const EXPOSED = 'content-disposition, content-length, content-range, x-request-id'

/** Whether this is an allowed request of the native app: by its origin or, for its own HTTP client, which sends none, by its header. */
export function isNativeApp({ nativeApp }: Settings, { headers }: FastifyRequest): boolean {
  if (!nativeApp) return false
  if (headers.origin !== undefined) return NATIVE_ORIGINS.includes(headers.origin)
  return headers['x-requested-with'] === 'CapacitorApp'
}

/**
 * Lets the native app call the API from its own origin, with its cookies (CORS), where the installation allows it (`NATIVE_APP`).
 * Requests of every other origin get no CORS headers.
 */
export function allowNativeApp(server: FastifyInstance, config: Settings): void {
  if (!config.nativeApp) return
  server.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (!request.url.startsWith('/api/')) return done()
    reply.header('vary', 'Origin')
    if (origin === undefined || !NATIVE_ORIGINS.includes(origin)) return done()
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': EXPOSED,
    })
    const asks = request.headers['access-control-request-method']
    if (request.method !== 'OPTIONS' || asks === undefined) return done()
    const wanted = request.headers['access-control-request-headers']
    void reply
      .code(204)
      .headers({ ...ALLOWED, ...(wanted === undefined ? {} : { 'access-control-allow-headers': wanted }) })
      .send()
  })
}
