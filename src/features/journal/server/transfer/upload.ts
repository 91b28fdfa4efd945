import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import type { App } from '#platform/server/app.ts'
import { CHUNK_BYTES, openSealed, putSealed, type SealedObject } from '#platform/server/vault/chunks.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { IMPORT_PART_BYTES } from '../../contract/transfer.ts'

/** An uploaded file in parts, each a sealed object; read as one, from anywhere. */
export type Upload = {
  bytes: number
  /** From `start` to `end`, `end` not included. */
  read(start: number, end: number): Readable
  /** A small piece, from memory when its neighbourhood was read before: the directory of a zip is read in thousands of these. */
  piece(start: number, end: number): Promise<Buffer>
}

export const partsOf = (bytes: number): number => Math.ceil(bytes / IMPORT_PART_BYTES)
export const bytesOfPart = (bytes: number, index: number): number => Math.min(IMPORT_PART_BYTES, bytes - index * IMPORT_PART_BYTES)
const partKey = (userId: string, id: string, index: number) => `journal/${userId}/imports/${id}/${index}`

export function putPart(
  app: App,
  key: PersonKey,
  at: { userId: string; id: string; index: number },
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  return putSealed(app.storage, key, partKey(at.userId, at.id, at.index), content)
}

export async function removeParts(app: App, userId: string, id: string, parts: readonly number[]): Promise<void> {
  for (const index of parts) await app.storage.delete(partKey(userId, id, index))
}

export function openUpload(app: App, key: PersonKey, userId: string, id: string, bytes: number): Upload {
  const opened = new Map<number, Promise<SealedObject>>()
  const part = (index: number) => {
    const object = opened.get(index) ?? openSealed(app.storage, key, partKey(userId, id, index))
    opened.set(index, object)
    return object
  }

  async function* plain(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const index = Math.floor(at / IMPORT_PART_BYTES)
      const base = index * IMPORT_PART_BYTES
      const to = Math.min(end, base + IMPORT_PART_BYTES)
      yield* (await part(index)).read({ start: at - base, end: to - base - 1 }) as AsyncIterable<Buffer>
      at = to
    }
  }

  const chunks = new LRUCache<number, Promise<Buffer>>({ max: 16 })
  const chunk = (index: number) => {
    const start = index * CHUNK_BYTES
    const known = chunks.get(index) ?? Array.fromAsync(plain(start, Math.min(bytes, start + CHUNK_BYTES))).then(Buffer.concat)
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
