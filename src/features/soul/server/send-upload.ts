import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HasStorage } from '#platform/server/app/app.ts'
import { sendRange } from '#platform/server/http/ranges.ts'
import type { Upload } from './track-store.ts'

export async function sendUpload(app: HasStorage, upload: Upload, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendRange(request, reply, {
    size: upload.bytes,
    etag: path.basename(upload.storageKey),
    contentType: upload.contentType,
    open: (range) => app.storage.read(upload.storageKey, range),
  })
}
