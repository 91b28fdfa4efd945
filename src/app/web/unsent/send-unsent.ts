import { readUnsent } from '#platform/web/leaving/unsent.ts'
import { outbox } from '#platform/web/offline/app-outbox.ts'
import { flushElsewhere, waitingElsewhere } from '#platform/web/offline/waiting.ts'
import { unsentStores } from './stores.ts'

/** Sends waiting changes as far as possible, and returns the number of changes that are still on this device only, also refused ones. */
export async function sendUnsent(userId: string): Promise<number> {
  await Promise.all([outbox.flush(), flushElsewhere(userId)])
  const { waiting, setAside } = outbox.state()
  // Where the browser refuses IndexedDB, waiting changes are only in memory.
  const counted = waiting.length + setAside.length + waitingElsewhere(userId)
  const drafts = new Set(unsentStores.flatMap(({ id, isDraft }) => (isDraft ? [id] : [])))
  const stored = await readUnsent(userId, unsentStores).catch(() => [])
  return Math.max(counted, stored.filter(({ store }) => !drafts.has(store)).length)
}
