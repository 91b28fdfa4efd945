import { Readable } from 'node:stream'
import { notFound } from '#platform/contract/errors.ts'
import { fileReasons } from '#platform/contract/reasons.en.ts'
import { inChunks, type ByteSource } from '../core/in-chunks.ts'
import type { Storage } from '../storage/storage.ts'
import type { PersonKey } from './vault.ts'

/** Plain bytes of a chunk. A read of one byte decrypts one chunk; a transfer needs memory for a few of them. */
export const CHUNK_BYTES = 256 * 1024
/** Bytes that encryption adds to each chunk: nonce and tag (see auth/seal.ts). */
const OVERHEAD = 28

/** An encrypted object of storage: its plain size, and its plain bytes, whole or from `start` to `end` (both included). */
export type SealedObject = {
  bytes: number
  /** The stream fails unless the stored chunks are, to the bit and in this order, those encrypted under this key. */
  read(range?: { start: number; end: number }): Readable
  readAll(): Promise<Buffer>
}

/**
 * Writes a stream of any length as encrypted chunks; memory is bounded by the chunk. Each chunk is bound to the object's key,
 * its index and whether it is the last, so a truncated, reordered or mixed object does not open.
 * Returns the number of plain bytes. When the source fails, nothing is stored.
 */
export async function putSealed(
  storage: Storage,
  key: PersonKey,
  objectKey: string,
  content: ByteSource,
  chunk = CHUNK_BYTES,
): Promise<number> {
  let bytes = 0
  async function* sealed(): AsyncGenerator<Buffer> {
    let index = 0
    let waiting: Buffer | undefined
    for await (const plain of inChunks(content, chunk)) {
      if (waiting) yield key.seal(contextOf(objectKey, index++, false), waiting)
      waiting = plain
      bytes += plain.length
    }
    yield key.seal(contextOf(objectKey, index, true), waiting ?? Buffer.alloc(0))
  }
  await storage.put(objectKey, Readable.from(sealed(), { objectMode: false, highWaterMark: chunk }))
  return bytes
}

/** Opens an encrypted object for reading. Throws not_found when there is none. */
export async function openSealed(storage: Storage, key: PersonKey, objectKey: string, chunk = CHUNK_BYTES): Promise<SealedObject> {
  const stored = await storage.stat(objectKey)
  if (!stored) throw notFound(fileReasons.not_here())
  const piece = chunk + OVERHEAD
  const count = Math.max(1, Math.ceil(stored.size / piece))
  const bytes = stored.size - count * OVERHEAD
  if (bytes < 0) throw new Error('a sealed object is shorter than a seal')

  async function* plain(start: number, end: number): AsyncGenerator<Buffer> {
    const first = Math.floor(start / chunk)
    const last = Math.min(count - 1, Math.floor(end / chunk))
    const source = await storage.read(objectKey, { start: first * piece, end: Math.min(stored!.size, (last + 1) * piece) - 1 })
    let index = first
    for await (const sealed of inChunks(source as AsyncIterable<Uint8Array>, piece)) {
      const opened = key.open(contextOf(objectKey, index, index === count - 1), sealed)
      const from = index === first ? start - first * chunk : 0
      const to = index === last ? end - index * chunk + 1 : chunk
      yield from === 0 && to >= opened.length ? opened : opened.subarray(from, to)
      index++
    }
    if (index !== last + 1) throw new Error('a sealed object ended early')
  }

  const read = ({ start, end } = { start: 0, end: bytes - 1 }) => {
    if (bytes > 0 && (start < 0 || start > end || end >= bytes)) throw new RangeError('the range is outside this object')
    return Readable.from(plain(start, Math.max(start, end)), { objectMode: false })
  }
  return {
    bytes,
    read,
    async readAll() {
      const parts: Buffer[] = []
      for await (const part of plain(0, Math.max(0, bytes - 1))) parts.push(part)
      return Buffer.concat(parts)
    },
  }
}

const contextOf = (objectKey: string, index: number, isLast: boolean) => `object ${objectKey} ${index}${isLast ? ' end' : ''}`
