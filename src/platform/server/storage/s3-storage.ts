import { AwsClient } from 'aws4fetch'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import { notFound } from '#platform/contract/errors.ts'
import { fileReasons } from '#platform/contract/reasons.en.ts'
import { inChunks } from '../core/in-chunks.ts'
import { assertKey, type Storage } from './storage.ts'

/** Time limit of every call. */
const TIMEOUT_MS = 60_000
/** Bytes of a streamed object in memory. Stores require at least 5 MB, and accept 10,000 parts. */
const PART_BYTES = 8 * 1024 * 1024

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

  async function putWhole(path: string, bytes: Uint8Array): Promise<{ size: number }> {
    await sent(path, bytes)
    return { size: bytes.byteLength }
  }

  /** A multipart upload: the object is invisible until the upload ends, and the parts of a failed one are deleted. */
  async function putParts(path: string, first: Uint8Array, rest: AsyncIterable<Uint8Array>): Promise<{ size: number }> {
    const started = await (await inBucket(await call(`${path}?uploads=`, { method: 'POST' }))).text()
    const upload = /<UploadId>([^<]+)<\/UploadId>/.exec(started)?.[1]
    if (upload === undefined) throw new Error('The object store did not start the upload.')
    const query = `uploadId=${encodeURIComponent(upload)}`
    try {
      const tags: string[] = []
      let size = 0
      const add = async (part: Uint8Array) => {
        tags.push((await sent(`${path}?partNumber=${tags.length + 1}&${query}`, part)).headers.get('etag') ?? '')
        size += part.byteLength
      }
      await add(first)
      for await (const part of rest) await add(part)
      const list = tags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`).join('')
      const body = `<CompleteMultipartUpload>${list}</CompleteMultipartUpload>`
      // The store may send status 200 first and fail later: then the response body contains an error.
      const answer = await (await inBucket(await call(`${path}?${query}`, { method: 'POST', body }))).text()
      if (answer.includes('<Error>')) throw new Error('The object store could not assemble the parts.')
      return { size }
    } catch (error) {
      await call(`${path}?${query}`, { method: 'DELETE' }).then(
        (response) => response.body?.cancel(),
        () => {},
      )
      throw error
    }
  }

  async function sent(path: string, bytes: Uint8Array): Promise<Response> {
    const headers = { 'content-length': String(bytes.byteLength) }
    const response = await inBucket(await call(path, { method: 'PUT', body: new Uint8Array(bytes), headers }))
    await response.body?.cancel()
    return response
  }

  async function inBucket(response: Response): Promise<Response> {
    if (response.ok) return response
    await response.body?.cancel()
    throw new Error('The object store has no such bucket.')
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
      const path = pathOf(key)
      if (content instanceof Uint8Array) return putWhole(path, content)
      const parts = inChunks(content, PART_BYTES)
      try {
        const first = (await parts.next()).value ?? new Uint8Array()
        if (first.byteLength < PART_BYTES) return await putWhole(path, first)
        return await putParts(path, first, parts)
      } finally {
        // Closes the source after any failure, before the first part or after the last: nothing else reads it.
        await parts.return(undefined)
      }
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
