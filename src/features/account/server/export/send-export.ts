import { finished } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#platform/contract/errors.ts'
import { localDayOf } from '#platform/contract/dates.ts'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { App } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { exportZip } from '#platform/server/export/export-zip.ts'
import { exportUser } from '#platform/server/person-data.ts'
import { sendRange } from '#platform/server/http/ranges.ts'
import { accountReasons } from '../../reasons.en.ts'
import { limitOwn } from '../core/limits.ts'
import { exportRow } from './export-store.ts'
import { readParts } from './parts.ts'

/**
 * Streams everything kept about a person as one zip. What is read goes out before more is read, so memory stays flat however
 * much there is. A download that does not come to its end is not counted.
 */
export async function sendExport(app: App, person: Person, reply: FastifyReply): Promise<FastifyReply> {
  const attempt = await limitOwn(app, person.id, 'export')
  const now = app.clock.now()
  const zip = exportZip(exportUser(app, person.id), { exportedAt: now, username: person.username, locale: person.locale })
  finished(zip).catch(async (error: unknown) => {
    app.log.warn({ err: error }, 'an export did not come to its end')
    await attempt.refund().catch((trouble: unknown) => app.log.warn({ err: trouble }, 'an export stays counted'))
  })
  return reply
    .headers({ 'content-type': 'application/zip', 'content-disposition': dispositionOf(person, now), 'cache-control': 'private, no-store' })
    .send(zip)
}

/** Sends a prepared export, or the part of it that a broken download still lacks. */
export async function sendPrepared(
  app: App,
  person: Person,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = await exportRow(app.db, person.id)
  if (row?.id !== id || row.state !== 'ready' || row.expiresAt < app.clock.now()) throw notFound(accountReasons.export_not_here())
  const key = await app.vault.keyOf(person.id)
  return sendRange(request, reply, {
    size: row.bytes,
    etag: row.id,
    contentType: 'application/zip',
    open: (range) => {
      reply.headers({ 'content-disposition': dispositionOf(person, row.startedAt), 'cache-control': 'private, no-store' })
      return Readable.from(readParts(app, key, row, range), { objectMode: false })
    },
  })
}

const dispositionOf = ({ zone, dayStart }: Person, at: Date) =>
  `attachment; filename="${PRODUCT_NAME.toLowerCase()}-${localDayOf(at, zone, dayStart)}.zip"`
