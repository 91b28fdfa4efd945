import type { HasClock, HasDb, HasStorage } from '#platform/server/app/app.ts'
import { timeOfId } from '#platform/server/core/ids.ts'
import type { Db } from '#platform/server/db/db.ts'
import { activeUploads } from '#platform/server/imports/store.ts'
import { keysInUse, deleteFiles } from './files-store.ts'

const DAY_MS = 86_400_000

/**
 * Deletes the rows of attachments that are erased, in the caller's transaction. Returns the storage keys, which the caller must
 * pass to `removeObjects` after the commit. (Otherwise the nightly sweep finds them.)
 */
export async function releaseFiles(tx: Db, userId: string, attachmentIds: readonly string[]): Promise<string[]> {
  return deleteFiles(tx, userId, attachmentIds)
}

export async function removeObjects(app: HasStorage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await app.storage.delete(key)
}

/** Deletes every object of a person: attachments and files of imports. Runs before the person's row and key are deleted. */
export async function erasePersonFiles(app: HasStorage, userId: string): Promise<void> {
  await app.storage.deleteAll(`journal/${userId}`)
}

/** Removes objects older than a day that no row refers to: remains of failed uploads, or of deleted people. */
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
    if (isStored || timeOfId(name) > before) continue
    await app.storage.delete(key)
    removed++
  }
  return removed
}
