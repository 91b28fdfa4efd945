import { journalOf } from '../local/journal-of.ts'
import { isOpenFor } from '../local/tab.ts'

/** Whether the whole journal is locked now; for code outside React (see `useJournalLock`). Lists leave out single locked journals. */
export async function isLockedNow(userId: string): Promise<boolean> {
  const journal = journalOf(userId)
  await journal.ready
  const lock = journal.all('settings')[0]?.data.lock ?? null
  return lock !== null && lock.scope !== 'chosen' && !isOpenFor(userId)
}
