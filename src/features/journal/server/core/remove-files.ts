import type { HasClock, HasDb, HasStorage } from '#platform/server/app/app.ts'
import type { Db } from '#platform/server/db/db.ts'
import { activeUploads } from '#platform/server/imports/store.ts'
import { keysInUse, deleteFiles } from './files-store.ts'

const DAY_MS = 86_400_000

/**
 * For whoever erases attachment records: takes their rows away in the same transaction and answers the storage keys to hand
 * to `removeObjects` after its commit. (Should that never happen, the nightly sweep finds them.)
 */
export async function releaseFiles(tx: Db, userId: string, attachmentIds: readonly string[]): Promise<string[]> {
  return deleteFiles(tx, userId, attachmentIds)
}

export async function removeObjects(app: HasStorage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await app.storage.delete(key)
}

/** Takes away every object of a person: attachments and files of imports. Before their row, and with it their key, goes. */
export async function erasePersonFiles(app: HasStorage, userId: string): Promise<void> {
  await app.storage.deleteAll(`journal/${userId}`)
}

/** Removes objects older than a day that no row names: left by an upload that broke off, or by people who are gone. */
export async function sweepFiles(app: HasClock & HasDb & HasStorage, signal?: AbortSignal): Promise<number> {
  const before = app.clock.now().getTime() - DAY_MS
  let removed = 0
  let person: { userId: string; inUse: Set<string>; uploads: Set<string> } | undefined
  for await (const key of app.storage.list('journal/')) {
    signal?.throwIfAborted()
    const [, userId = '', kind, name = ''] = key.split('/')
    if (person?.userId !== userId) {
      person = { userId, inUse: new Set(await Array.fromAsync(keysInUse(app.db, userId))), uploads: await activeUploads(app.db, userId) }
    }
    const isStored = kind === 'imports' ? person.uploads.has(name) : person.inUse.has(key)
    if (isStored || timeOf(name) > before) continue
    await app.storage.delete(key)
    removed++
  }
  return removed
}

/** When a UUIDv7 was made, in epoch milliseconds (RFC 9562, 5.7). */
const timeOf = (uuid: string): number => Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)
