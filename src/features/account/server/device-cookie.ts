import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HasConfig, HasSecret } from '#platform/server/app/app.ts'
import { keyedHash } from '#platform/server/auth/seal.ts'
import { isSecure } from '#platform/server/http/session-cookie.ts'

/**
 * The mark of a device on which somebody signed in (OWASP's "device cookie"): a random device id, and one signed tag for each account that
 * signed in there. It grants no access: failed attempts from here only get their own count, which strangers cannot use up. Tags contain no
 * name, so a shared tablet does not reveal its users.
 */
const MAX_ACCOUNTS = 8
const ID = 16
const TAG = 16

const nameOf = (secure: boolean) => (secure ? '__Host-fernwell_device' : 'fernwell_device')

type Device = { id: Buffer; tags: Buffer[] }

function read(app: HasConfig, request: FastifyRequest): Device | undefined {
  const cookie = request.cookies[nameOf(isSecure(app.config, request))]
  if (!cookie || cookie.length > 400) return undefined
  const bytes = Buffer.from(cookie, 'base64url')
  if (bytes.length < ID || (bytes.length - ID) % TAG !== 0) return undefined
  const tags = Array.from({ length: (bytes.length - ID) / TAG }, (_, i) => bytes.subarray(ID + i * TAG, ID + (i + 1) * TAG))
  return { id: bytes.subarray(0, ID), tags: tags.slice(0, MAX_ACCOUNTS) }
}

async function tagOf(app: HasSecret, device: Buffer, userId: string): Promise<Buffer> {
  return keyedHash(await app.secret('device'), device.toString('hex'), userId).subarray(0, TAG)
}

/** The id of this device, if the account signed in on it before. */
export async function knownDevice(app: HasConfig & HasSecret, request: FastifyRequest, userId: string): Promise<string | undefined> {
  const device = read(app, request)
  if (!device) return undefined
  const tag = await tagOf(app, device.id, userId)
  return device.tags.some((one) => timingSafeEqual(one, tag)) ? device.id.toString('hex') : undefined
}

/** Marks this device as one on which the account signed in. */
export async function rememberDevice(
  app: HasConfig & HasSecret,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const device = read(app, request) ?? { id: randomBytes(ID), tags: [] }
  const tag = await tagOf(app, device.id, userId)
  const tags = [tag, ...device.tags.filter((one) => !one.equals(tag))].slice(0, MAX_ACCOUNTS)
  const secure = isSecure(app.config, request)
  reply.setCookie(nameOf(secure), Buffer.concat([device.id, ...tags]).toString('base64url'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: 400 * 86_400,
  })
}
