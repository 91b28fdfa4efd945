import { journalOf } from '../local/journal-of.ts'
import { isOpenFor } from '../local/tab.ts'

/** Whether the journal may tell nothing now; outside React, what `useJournalLock` is in it. */
export async function isLockedNow(userId: string): Promise<boolean> {
  const journal = journalOf(userId)
  await journal.ready
  return (journal.all('settings')[0]?.data.lock ?? null) !== null && !isOpenFor(userId)
}
