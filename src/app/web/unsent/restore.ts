import type { WaitingChange, WaitingFile } from '#features/journal/web/local/local-db.ts'
import { restoreUnsent as restoreJournal } from '#features/journal/web/local/restore-unsent.ts'
import { markDeviceSessions } from '#features/workouts/web/data/send-session.ts'
import { discardSealed, openSealed } from '#platform/web/leaving/seal.ts'
import { hasSealed } from '#platform/web/leaving/sealed-marks.ts'
import { outbox } from '#platform/web/offline/app-outbox.ts'
import type { OutboxEntry } from '#platform/web/offline/entry.ts'
import { idbStore } from '#platform/web/offline/idb-store.ts'
import { storeDraft } from '#platform/web/offline/person-db.ts'
import { flushElsewhere } from '#platform/web/offline/waiting.ts'

/** Restores and sends changes that were encrypted at an earlier end of the session. Rejects if decryption fails: they stay encrypted. */
export function restoreUnsent(userId: string, key: CryptoKey): Promise<void> {
  // Two tabs that open at once put it back once.
  return navigator.locks.request('fernwell-restore', async () => {
    if (hasSealed(userId)) await restore(userId, key)
  })
}

async function restore(userId: string, key: CryptoKey): Promise<void> {
  const records = await openSealed(userId, key)
  const of = <T>(store: string) => records.filter((record) => record.store === store).map(({ value }) => value as T)
  for (const { value, key: name } of records.filter(({ store }) => store === 'drafts')) await storeDraft(userId, String(name), value)
  await markDeviceSessions(userId)
  const store = idbStore()
  for (const entry of of<OutboxEntry>('outbox')) await store.add(withoutPlace(entry))
  const [changes, files] = [of<WaitingChange>('journal.changes'), of<WaitingFile>('journal.files')]
  if (changes.length + files.length > 0) await restoreJournal(userId, changes, files)
  await discardSealed(userId)
  await outbox.refresh()
  void outbox.flush()
  void flushElsewhere(userId)
}

/** The store assigns a new number: another entry may have the old one by now. */
function withoutPlace(entry: OutboxEntry): Omit<OutboxEntry, 'seq'> {
  const { seq: _, ...rest } = entry
  return rest
}
