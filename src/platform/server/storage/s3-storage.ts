import { AwsClient } from 'aws4fetch'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import { notFound } from '#platform/contract/errors.ts'
import { fileReasons } from '#platform/contract/reasons.en.ts'
import { assertKey, type Storage } from './storage.ts'

/** Every call ends within this, whatever the other side does. */
const TIMEOUT_MS = 60_000

/**
 * Any S3-compatible store, by `s3://key:secret@host/bucket?region=…` (https) or `s3+http://…` (plain, for one's own network).
 * Path-style addresses, which every such store understands. Redirects are not followed.
 */
export function s3Storage(address: string): Storage {
  const url = new URL(address)
  const bucket = url.pathname.replace(/^\/+|\/+$/g, '')
  const base = `${url.protocol === 's3+http:' ? 'http' : 'https'}://${url.host}/${bucket}`
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 2,
  })

  async function call(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    const response = await client.fetch(`${base}${path}`, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new Error(`The object store answered ${response.status}.`)
  }
  const pathOf = (key: string) => {
    assertKey(key)
    return `/${key}`
  }

  async function remove(key: string): Promise<void> {
    const response = await call(pathOf(key), { method: 'DELETE' })
    await response.body?.cancel()
  }

  async function* sizes(prefix: string): AsyncGenerator<{ key: string; size: number }> {
    let token: string | undefined
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token ? { 'continuation-token': token } : {}) })
      const xml = await (await call(`/?${query}`)).text()
      for (const [, object = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const key = /<Key>([^<]+)<\/Key>/.exec(object)?.[1]
        if (key) yield { key, size: Number(/<Size>(\d+)<\/Size>/.exec(object)?.[1] ?? 0) }
      }
      token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1]
    } while (token)
  }

  async function* list(prefix: string): AsyncGenerator<string> {
    for await (const { key } of sizes(prefix)) yield key
  }

  return {
    async put(key, content) {
      // One signed PUT of a known length: the largest object is an uploaded track (≤ 200 MB), made one at a time.
      const bytes = content instanceof Uint8Array ? content : await buffer(content)
      const response = await call(pathOf(key), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-length': String(bytes.byteLength) },
      })
      if (!response.ok) throw new Error('The object store has no such bucket.')
      await response.body?.cancel()
      return { size: bytes.byteLength }
    },

    async stat(key) {
      const response = await call(pathOf(key), { method: 'HEAD' })
      return response.ok ? { size: Number(response.headers.get('content-length')) } : undefined
    },

    async read(key, range) {
      const response = await call(pathOf(key), range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {})
      if (!response.ok || !response.body) throw notFound(fileReasons.not_here())
      return Readable.fromWeb(response.body as NodeWebStream)
    },

    async readAll(key) {
      const response = await call(pathOf(key))
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
    },

    delete: remove,

    async deleteAll(folder) {
      assertKey(folder)
      for await (const key of list(`${folder}/`)) await remove(key)
    },

    list,

    sizes,
  }
}
