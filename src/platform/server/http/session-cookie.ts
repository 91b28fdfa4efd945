import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { isNativeApp } from './native-app.ts'

type Settings = Pick<Config, 'publicUrl' | 'sessionDays' | 'nativeApp'>

/** Whether this request reached us, or our proxy, by https. */
export function isSecure(config: Pick<Config, 'publicUrl'>, request: FastifyRequest): boolean {
  return config.publicUrl ? config.publicUrl.startsWith('https:') : request.protocol === 'https'
}

/** `__Host-` binds the cookie to this host and to https; plain http (one's own machine) cannot carry that name. */
const nameOf = (secure: boolean) => (secure ? '__Host-fernwell' : 'fernwell_session')

/** The native app's pages have an origin of their own, and send only cookies for cross-site use; the origin check limits their requests. */
const options = (config: Settings, request: FastifyRequest, secure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: secure && isNativeApp(config, request) ? 'none' : 'lax', secure }) as const

export function sessionToken(config: Settings, request: FastifyRequest): string | undefined {
  return request.cookies[nameOf(isSecure(config, request))]
}

export function setSessionCookie(config: Settings, request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = isSecure(config, request)
  reply.setCookie(nameOf(secure), token, { ...options(config, request, secure), maxAge: config.sessionDays * 86_400 })
}

/**
 * The session is over, by the person's choice or by expiry: the browser deletes its cookie and its HTTP cache, where versions before
 * ADR 30 stored sound and pictures. Not "storage": that would delete unsent texts, and the app's own files.
 */
export function clearSessionCookie(config: Settings, request: FastifyRequest, reply: FastifyReply): void {
  const secure = isSecure(config, request)
  reply.clearCookie(nameOf(secure), options(config, request, secure)).header('clear-site-data', '"cache"')
}
