import type { HasStorage } from '../app/app.ts'
import { openSealed, putSealed, type SealedObject } from '../vault/chunks.ts'
import type { PersonKey } from '../vault/vault.ts'
import { IMPORT_PART_BYTES } from '#platform/contract/imports.ts'
import type { ImportRow } from './store.ts'

// The parts of an upload are in storage, each encrypted with the person's key; no plain text of them is ever on a disk.

type Which = Pick<ImportRow, 'importer' | 'userId' | 'id'>

export const uploadsFolder = (importer: string, userId: string) => `${importer}/${userId}/imports`
const partKey = ({ importer, userId, id }: Which, index: number) => `${uploadsFolder(importer, userId)}/${id}/${index}`

export function putPart(app: HasStorage, key: PersonKey, which: Which, index: number, content: AsyncIterable<Uint8Array>): Promise<number> {
  return putSealed(app.storage, key, partKey(which, index), content)
}

export async function removeParts(app: HasStorage, which: Which, parts: readonly number[]): Promise<void> {
  for (const index of parts) await app.storage.delete(partKey(which, index))
}

/** Answers ranges of an upload (`end` not included), opened. */
export function openParts(app: HasStorage, key: PersonKey, which: Which): (start: number, end: number) => Promise<Buffer> {
  const opened = new Map<number, Promise<SealedObject>>()
  const part = (index: number) => {
    const object = opened.get(index) ?? openSealed(app.storage, key, partKey(which, index))
    opened.set(index, object)
    return object
  }
  return async (start, end) => {
    const pieces: Buffer[] = []
    for (let at = start; at < end;) {
      const index = Math.floor(at / IMPORT_PART_BYTES)
      const base = index * IMPORT_PART_BYTES
      const to = Math.min(end, base + IMPORT_PART_BYTES)
      for await (const piece of (await part(index)).read({ start: at - base, end: to - base - 1 })) pieces.push(piece as Buffer)
      at = to
    }
    return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)
  }
}
