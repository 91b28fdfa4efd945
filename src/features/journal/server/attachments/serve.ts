import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, notFound } from '#platform/contract/errors.ts'
import type { HasDb, HasStorage, HasVault } from '#platform/server/app/app.ts'
import { sendRange } from '#platform/server/http/ranges.ts'
import { openSealed } from '#platform/server/vault/chunks.ts'
import { readRecord } from '../core/reading-store.ts'
import { attachmentHeader } from './disposition.ts'
import { fileOf } from '../core/files-store.ts'
import { fileReasons } from '#platform/contract/reasons.en.ts'
import { journalReasons } from '../../reasons.en.ts'

/**
 * Sends an attachment to its owner. Only what we encoded ourselves (pictures) and sniffed sound is shown in the page; all
 * else is a download of unnamed bytes, so that no browser ever runs something that was uploaded here.
 */
export async function sendAttachment(
  app: HasDb & HasStorage & HasVault,
  userId: string,
  { id, size }: { id: string; size: 'full' | 'thumb' },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = await app.vault.keyOf(userId)
  const [file, record] = await Promise.all([fileOf(app.db, userId, id), readRecord(app.db, key, userId, 'attachment', id)])
  if (!file || !record) throw notFound(fileReasons.not_here())
  const objectKey = size === 'thumb' ? file.thumbKey : file.fullKey
  if (!objectKey) {
    if (file.originalKey) throw new AppError('unavailable', journalReasons.picture_in_the_making())
    throw notFound(fileReasons.not_here())
  }
  const object = await openSealed(app.storage, key, objectKey)
  const { kind, state, mime, name } = record.data
  const isShown = state === 'ready' && kind !== 'file'
  reply.headers({ 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox", 'x-content-type-options': 'nosniff' })
  const sent = sendRange(request, reply, {
    size: object.bytes,
    etag: objectKey.slice(objectKey.lastIndexOf('/') + 1),
    contentType: isShown ? mime : 'application/octet-stream',
    open: (range) => {
      // Named here, after sendRange's own `inline` and before the first byte.
      if (!isShown) reply.header('content-disposition', attachmentHeader(name || 'file'))
      return object.read(range)
    },
  })
  return sent
}
