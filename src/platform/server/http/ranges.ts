import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { AppError } from '#platform/contract/errors.ts'
import { httpReasons } from '#platform/contract/reasons.en.ts'

export type Range = { start: number; end: number }

/** One `bytes=` range of RFC 9110 (14.1.2), both ends included; undefined for the whole; throws `range` when outside. */
export function parseRange(header: string | undefined, size: number): Range | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  // Several ranges, other units and nonsense may be ignored, which gives the whole.
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [, first, last] = match
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size || start > end) throw new AppError('range', httpReasons.no_such_bytes())
  return { start, end }
}

type SentFile = {
  size: number
  etag: string
  contentType: string
  /** The same public bytes for everybody: the browser may cache them. A person's own files are never cached. */
  sameForEveryone?: true
  open(range: Range): Promise<Readable> | Readable
}

/** Sends bytes that never change under their name: the whole, or the requested range. */
export async function sendRange(request: FastifyRequest, reply: FastifyReply, file: SentFile): Promise<FastifyReply> {
  const etag = `"${file.etag}"`
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    ...(file.sameForEveryone ? { 'cache-control': 'private, max-age=31536000, immutable' } : {}),
    'content-type': file.contentType,
    'content-disposition': 'inline',
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const condition = request.headers['if-range']
  let range: Range | undefined
  try {
    range = condition && condition !== etag ? undefined : parseRange(request.headers.range, file.size)
  } catch (error) {
    reply
      .removeHeader('etag')
      .removeHeader('content-disposition')
      .header('cache-control', 'no-store')
      .header('content-range', `bytes */${file.size}`)
    throw error
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  reply.header('content-length', String(end - start + 1))
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
  return reply.send(await file.open({ start, end }))
}
