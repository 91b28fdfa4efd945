import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

type Settings = Pick<Config, 'publicUrl'>

/** Whether this request reached us, or our proxy, by https. */
export function isSecure(config: Settings, request: FastifyRequest): boolean {
  return config.publicUrl ? config.publicUrl.startsWith('https:') : request.protocol === 'https'
}

/** `__Host-` binds the cookie to this host and to https; plain http (one's own machine) cannot carry that name. */
const nameOf = (secure: boolean) => (secure ? '__Host-fernwell' : 'fernwell_session')

const options = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const

export function sessionToken(config: Settings, request: FastifyRequest): string | undefined {
  return request.cookies[nameOf(isSecure(config, request))]
}

export function setSessionCookie(config: Settings, request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = isSecure(config, request)
  reply.setCookie(nameOf(secure), token, { ...options(secure), maxAge: 400 * 86_400 })
}

export function clearSessionCookie(config: Settings, request: FastifyRequest, reply: FastifyReply): void {
  const secure = isSecure(config, request)
  reply.clearCookie(nameOf(secure), options(secure))
}
