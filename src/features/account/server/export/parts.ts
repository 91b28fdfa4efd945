import type { HasStorage } from '#platform/server/app/app.ts'
import { openSealed, putSealed } from '#platform/server/vault/chunks.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'

/** Below `cache/`, which backups skip. A zip is stored in parts, because a stored object is written in one piece from memory. */
export const PART_BYTES = 8 * 1024 * 1024

type Which = { userId: string; id: string }

export const exportsFolder = (userId: string) => `cache/exports/${userId}`
const folderOf = ({ userId, id }: Which) => `${exportsFolder(userId)}/${id}`
const partKey = (which: Which, index: number) => `${folderOf(which)}/${index}`

export const putPart = (app: HasStorage, key: PersonKey, which: Which, index: number, bytes: Buffer): Promise<number> =>
  putSealed(app.storage, key, partKey(which, index), [bytes])

export const removeParts = (app: HasStorage, which: Which): Promise<void> => app.storage.deleteAll(folderOf(which))

/** The bytes from `start` to `end`, both included, in chunks. */
export async function* readParts(
  app: HasStorage,
  key: PersonKey,
  which: Which,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Uint8Array> {
  for (let at = start; at <= end;) {
    const index = Math.floor(at / PART_BYTES)
    const base = index * PART_BYTES
    const last = Math.min(end, base + PART_BYTES - 1)
    const part = await openSealed(app.storage, key, partKey(which, index))
    yield* part.read({ start: at - base, end: last - base }) as AsyncIterable<Uint8Array>
    at = last + 1
  }
}
