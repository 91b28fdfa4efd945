import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { IMPORT_PART_BYTES } from '#platform/contract/imports.ts'

const CHUNK_BYTES = 256 * 1024

/** An uploaded file, read as one from anywhere. */
export type Upload = {
  bytes: number
  /** From `start` to `end`, `end` not included. */
  read(start: number, end: number): Readable
  /** A small piece, from memory when its neighbourhood was read before: the directory of a zip is read in thousands of these. */
  piece(start: number, end: number): Promise<Buffer>
}

export const partsOf = (bytes: number): number => Math.ceil(bytes / IMPORT_PART_BYTES)
export const bytesOfPart = (bytes: number, index: number): number => Math.min(IMPORT_PART_BYTES, bytes - index * IMPORT_PART_BYTES)

/** An upload over something that answers a range of at most 256 KiB (`end` not included). */
export function uploadOf(bytes: number, range: (start: number, end: number) => Promise<Uint8Array>): Upload {
  async function* plain(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; at += CHUNK_BYTES) yield asBuffer(await range(at, Math.min(end, at + CHUNK_BYTES)))
  }
  const chunks = new LRUCache<number, Promise<Buffer>>({ max: 16 })
  const chunk = (index: number) => {
    const start = index * CHUNK_BYTES
    const known = chunks.get(index) ?? range(start, Math.min(bytes, start + CHUNK_BYTES)).then(asBuffer)
    chunks.set(index, known)
    return known
  }
  return {
    bytes,
    read: (start, end) => Readable.from(plain(start, end), { objectMode: false }),
    async piece(start, end) {
      const parts: Buffer[] = []
      for (let at = start; at < end;) {
        const index = Math.floor(at / CHUNK_BYTES)
        const to = Math.min(end, (index + 1) * CHUNK_BYTES)
        parts.push((await chunk(index)).subarray(at - index * CHUNK_BYTES, to - index * CHUNK_BYTES))
        at = to
      }
      return parts.length === 1 ? parts[0]! : Buffer.concat(parts)
    },
  }
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
