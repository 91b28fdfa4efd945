import { journalOf } from '../local/journal-of.ts'
import { isOpenFor } from '../local/tab.ts'

/** Whether the journal may tell nothing now; outside React, what `useJournalLock` is in it. Journals that are locked alone are in no list. */
export async function isLockedNow(userId: string): Promise<boolean> {
  const journal = journalOf(userId)
  await journal.ready
  const lock = journal.all('settings')[0]?.data.lock ?? null
  return lock !== null && lock.scope !== 'chosen' && !isOpenFor(userId)
}
