import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'

/** As much of an S3-compatible store as we use, in memory: signed requests only, ranges, listing in pages of two, uploads in parts. */
export async function fakeS3(): Promise<{ url: string; objects: Map<string, Buffer>; uploads: Map<string, Buffer[]>; close(): void }> {
  const uploads = new Map<string, Buffer[]>()
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://store')
    const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''))
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return response.writeHead(403).end()
    if (url.searchParams.has('list-type')) return response.end(listing(url.searchParams))
    const upload = url.searchParams.get('uploadId')
    if (url.searchParams.has('uploads')) {
      const id = `upload ${uploads.size}`
      uploads.set(id, [])
      return response.end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    if (upload !== null) {
      const parts = uploads.get(upload)
      if (!parts) return response.writeHead(404).end('<Error/>')
      if (request.method === 'PUT') {
        const part = await buffer(request)
        const number = Number(url.searchParams.get('partNumber'))
        parts[number - 1] = part
        return response.writeHead(200, { etag: `"${number} of ${part.length}"` }).end()
      }
      if (request.method === 'POST') {
        const tags = parts.map((part, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>"${i + 1} of ${part.length}"</ETag></Part>`)
        const isWhole = (await text(request)) === `<CompleteMultipartUpload>${tags.join('')}</CompleteMultipartUpload>`
        if (!isWhole || parts.slice(0, -1).some(({ length }) => length < 5 * 1024 * 1024)) return response.end('<Error></Error>')
        objects.set(key, Buffer.concat(parts))
      }
      uploads.delete(upload)
      return response.end()
    }
    if (request.method === 'PUT') {
      objects.set(key, await buffer(request))
      return response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (!object) return response.writeHead(404).end('<Error/>')
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    const body = range ? object.subarray(Number(range[1]), Number(range[2]) + 1) : object
    response.writeHead(range ? 206 : 200, { 'content-length': body.length }).end(request.method === 'HEAD' ? undefined : body)
  })

  function listing(query: URLSearchParams): string {
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
    const from = Number(query.get('continuation-token') ?? 0)
    const contents = keys
      .slice(from, from + 2)
      .map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)!.length}</Size></Contents>`)
    const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
    return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `s3+http://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/bucket?region=eu-central-1`,
    objects,
    uploads,
    close: () => void server.close(),
  }
}
