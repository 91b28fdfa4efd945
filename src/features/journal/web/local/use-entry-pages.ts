import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { call } from '#platform/web/api/call.ts'
import { listEntries } from '../../contract/sync.ts'
import { covered, entryPages, type EntryList, type EntryPages, type PagesState } from './entry-pages.ts'
import type { EntryHead, JournalStore } from './types.ts'
import { useHeads, useJournal, useKeepsEverything, useSyncStatus, useTrash } from './use-journal.ts'

const PAGE = 60

const all = new WeakMap<JournalStore, Record<EntryList, EntryPages>>()

/** One list per journal and page of the browser: where it was, it goes on after the way back. */
function pagesOf(journal: JournalStore, list: EntryList): EntryPages {
  let both = all.get(journal)
  if (!both) {
    const ask = (which: EntryList, cursor: string | undefined) =>
      call(listEntries, { query: { limit: PAGE, trash: which === 'trash' ? '1' : '0', ...(cursor === undefined ? {} : { cursor }) } })
    both = { entries: entryPages(journal, 'entries', ask), trash: entryPages(journal, 'trash', ask) }
    all.set(journal, both)
  }
  return both[list]
}

const WHOLE: PagesState = { state: 'idle', until: undefined, hasMore: false }

export type ListedHeads = PagesState & {
  heads: readonly EntryHead[]
  more: () => void
}

/** Entries for a list, newest day first: all of them at once, or page by page where the device keeps none. */
export function useListedHeads(list: EntryList): ListedHeads {
  const journal = useJournal()
  const keeps = useKeepsEverything()
  const entries = useHeads()
  const trash = useTrash()
  const { lastSyncedAt } = useSyncStatus()
  const pages = pagesOf(journal, list)
  const told = useSyncExternalStore(pages.subscribe, pages.state)
  const pagesState = keeps ? WHOLE : told
  useEffect(() => {
    // Whenever this device has looked for news, the list does; and at its own beginning.
    if (!keeps) void pages.renew()
  }, [keeps, pages, lastSyncedAt])
  const heads = list === 'trash' ? trash : entries
  return useMemo(
    () => ({ ...pagesState, heads: list === 'trash' ? heads : covered(heads, pagesState), more: () => void pages.more() }),
    [pagesState, heads, list, pages],
  )
}

/** The entries that surely follow one another; on a device that keeps none, those that a list was told of. */
export function useCoveredHeads(): readonly EntryHead[] {
  const journal = useJournal()
  const keeps = useKeepsEverything()
  const heads = useHeads()
  const pages = pagesOf(journal, 'entries')
  const told = useSyncExternalStore(pages.subscribe, pages.state)
  return useMemo(() => (keeps ? heads : covered(heads, told)), [keeps, heads, told])
}
