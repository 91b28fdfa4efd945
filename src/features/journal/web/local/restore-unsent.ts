import { openIdb } from './idb-db.ts'
import { journalOf } from './journal-of.ts'
import { dbNameOf, type WaitingChange, type WaitingFile } from './local-db.ts'

/** Restores changes that were sealed when a session ended, and sends them. The server recognises changes that it already has by id. */
export async function restoreUnsent(userId: string, changes: readonly WaitingChange[], files: readonly WaitingFile[]): Promise<void> {
  const journal = journalOf(userId)
  await journal.ready
  const db = await openIdb(userId, () => {})
  for (const file of files) await db.putFile(file)
  for (const { change, sent, problem } of changes) {
    await db.step({ changes: 'none', durability: 'strict' }, () => ({ writes: { add: { change, sent, problem } }, result: undefined }))
  }
  db.close()
  // Broadcasts like another tab, so that this page's journal reads its queue again.
  const channel = new BroadcastChannel(dbNameOf(userId))
  channel.postMessage('all')
  channel.close()
  await journal.sync()
}
