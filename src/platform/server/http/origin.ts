import type { FastifyRequest } from 'fastify'
import { AppError } from '#platform/contract/errors.ts'
import { httpReasons } from '#platform/contract/reasons.en.ts'
import type { Config } from '../config/config.ts'
import { isNativeApp } from './native-app.ts'

/**
 * Refuses a write that another site made the browser send. Browsers say where a request comes from in Sec-Fetch-Site or
 * Origin, beacons and forms included, and pages cannot change either; a caller that sends neither is no browser page. The native app's
 * origins pass where the installation allows them.
 */
export function assertSameSite(config: Pick<Config, 'publicUrl' | 'nativeApp'>, request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  const { origin } = request.headers
  if (site === undefined && origin === undefined) return
  if (origin !== undefined && isNativeApp(config, request)) return
  if (site === undefined && origin !== undefined && isOwn(config, request, origin)) return
  throw new AppError('forbidden', httpReasons.other_site())
}

function isOwn(config: Pick<Config, 'publicUrl'>, request: FastifyRequest, origin: string): boolean {
  if (config.publicUrl) return origin === new URL(config.publicUrl).origin
  return origin === `${request.protocol}://${request.host}`
}
