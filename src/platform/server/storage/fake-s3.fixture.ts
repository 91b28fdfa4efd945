import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** As much of an S3-compatible store as we use, in memory: signed requests only, ranges, listing in pages of two. */
export async function fakeS3(): Promise<{ url: string; objects: Map<string, Buffer>; close(): void }> {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://store')
    const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''))
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return response.writeHead(403).end()
    if (url.searchParams.has('list-type')) return response.end(listing(url.searchParams))
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
    close: () => void server.close(),
  }
}
