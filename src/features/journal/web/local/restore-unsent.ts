import { openIdb } from './idb-db.ts'
import { journalOf } from './journal-of.ts'
import { dbNameOf, type WaitingChange, type WaitingFile } from './local-db.ts'

/** Puts back what was sealed when a session ended, and sends it. A change that had been sent after all is known to the server by its id. */
export async function restoreUnsent(userId: string, changes: readonly WaitingChange[], files: readonly WaitingFile[]): Promise<void> {
  const journal = journalOf(userId)
  await journal.ready
  const db = await openIdb(userId, () => {})
  for (const file of files) await db.putFile(file)
  for (const { change, sent, problem } of changes) {
    await db.step({ changes: 'none', durability: 'strict' }, () => ({ writes: { add: { change, sent, problem } }, result: undefined }))
  }
  db.close()
  // As another tab would: this page's journal reads its queue again.
  const channel = new BroadcastChannel(dbNameOf(userId))
  channel.postMessage('all')
  channel.close()
  await journal.sync()
}
