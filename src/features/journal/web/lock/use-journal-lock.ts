import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '#platform/web/listeners/create-listeners.ts'
import { useUser } from '#platform/web/session/session.ts'
import { useJournal, useJournalSettings } from '../local/use-journal.ts'
import type { JournalStore } from '../local/types.ts'
import { isOpenFor, subscribeTab } from '../local/tab.ts'

/** waiting: the device has not read yet whether there is a lock. locked: show nothing of the journal. */
export type JournalLock = 'waiting' | 'open' | 'locked'

const ready = new WeakSet<JournalStore>()
const readyListeners = createListeners()

/** Whether anything of the journal may be shown in this tab. For pages there is `JournalGate`; this is for cards elsewhere. */
export function useJournalLock(): JournalLock {
  const userId = useUser().id
  const journal = useJournal()
  const { settings } = useJournalSettings()
  const isReady = useSyncExternalStore(readyListeners.subscribe, () => ready.has(journal))
  const isOpen = useSyncExternalStore(subscribeTab, () => isOpenFor(userId))
  useEffect(() => {
    void journal.ready.then(() => {
      if (ready.has(journal)) return
      ready.add(journal)
      readyListeners.notify()
    })
  }, [journal])
  const { lock } = settings
  if (!isReady) return 'waiting'
  // With a lock for chosen journals only, the rest is open, and lists leave out the locked ones.
  return lock === null || isOpen || lock.scope === 'chosen' ? 'open' : 'locked'
}
