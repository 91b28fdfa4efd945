import { timingSafeEqual } from 'node:crypto'
import { finished } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#platform/contract/errors.ts'
import { pathOf } from '#platform/contract/endpoint.ts'
import { localDayOf } from '#platform/contract/dates.ts'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { HasAi, HasClock, HasCollect, HasDb, HasLog, HasSecret, HasStorage, HasVault } from '#platform/server/app/app.ts'
import { keyedHash } from '#platform/server/auth/seal.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { exportZip } from '#platform/server/export/export-zip.ts'
import { exportUser } from '#platform/server/person-data.ts'
import { sendRange } from '#platform/server/http/ranges.ts'
import { downloadExport } from '../../contract-export.ts'
import { accountReasons } from '../../reasons.en.ts'
import { limitOwn } from '../core/limits.ts'
import { exportRow } from './export-store.ts'
import { readParts } from './parts.ts'

/**
 * Streams all data of a person as one zip. Each piece is sent before the next one is read, so memory use stays constant. An aborted
 * download is not counted.
 */
export async function sendExport(
  app: HasAi & HasClock & HasCollect & HasDb & HasLog,
  person: Person,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const attempt = await limitOwn(app, person.id, 'export')
  const now = app.clock.now()
  const zip = exportZip(exportUser(app, person.id), { exportedAt: now, username: person.username, locale: person.locale })
  finished(zip).catch(async (error: unknown) => {
    app.log.warn({ err: error }, 'an export did not complete')
    await attempt.refund().catch((trouble: unknown) => app.log.warn({ err: trouble }, 'the quota of a failed export could not be refunded'))
  })
  return reply.headers({ 'content-type': 'application/zip', 'content-disposition': dispositionOf(person, now) }).send(zip)
}

const ticketOf = async (app: HasSecret, userId: string, id: string) => keyedHash(await app.secret('export-link'), userId, id)

/** The path of the prepared export, with the ticket that only a fresh proof gives. */
export async function exportPath(app: HasDb & HasSecret, userId: string, id: string): Promise<string> {
  const row = await exportRow(app.db, userId)
  if (row?.id !== id) throw notFound(accountReasons.export_not_here())
  const ticket = (await ticketOf(app, userId, id)).toString('base64url')
  return `${pathOf(downloadExport.path, { id })}?ticket=${ticket}`
}

/** Sends a prepared export, or the range that an interrupted download still lacks. */
export async function sendPrepared(
  app: HasClock & HasDb & HasSecret & HasStorage & HasVault,
  person: Person,
  { id, ticket }: { id: string; ticket: string | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const expected = await ticketOf(app, person.id, id)
  const given = Buffer.from(ticket ?? '', 'base64url')
  const isAllowed = given.length === expected.length && timingSafeEqual(given, expected)
  const row = await exportRow(app.db, person.id)
  if (!isAllowed || row?.id !== id || row.state !== 'ready' || row.expiresAt < app.clock.now())
    throw notFound(accountReasons.export_not_here())
  const key = await app.vault.keyOf(person.id)
  return sendRange(request, reply, {
    size: row.bytes,
    etag: row.id,
    contentType: 'application/zip',
    open: (range) => {
      reply.header('content-disposition', dispositionOf(person, row.startedAt))
      return Readable.from(readParts(app, key, row, range), { objectMode: false })
    },
  })
}

const dispositionOf = ({ zone, dayStart }: Person, at: Date) =>
  `attachment; filename="${PRODUCT_NAME.toLowerCase()}-${localDayOf(at, zone, dayStart)}.zip"`
