import type { Readable } from 'node:stream'

/**
 * Gives a request's body to `use`. When that stops early, the rest is read and thrown away: a connection that is closed on
 * somebody still sending loses the answer that says why.
 */
export async function readToEnd<T>(body: Readable, use: (content: AsyncIterable<Uint8Array>) => Promise<T>): Promise<T> {
  try {
    return await use(body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>)
  } finally {
    body.resume()
  }
}
