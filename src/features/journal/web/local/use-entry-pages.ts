import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { call } from '#platform/web/api/call.ts'
import { listEntries } from '../../contract/sync.ts'
import { covered, entryPages, type EntryList, type EntryPages, type PagesState } from './entry-pages.ts'
import type { EntryHead, JournalStore } from './types.ts'
import { useHeads, useJournal, useJournalQuery, useKeepsEverything, useOfChosen, useSyncStatus, useTrash } from './use-journal.ts'

const PAGE = 60

type Asked = ReturnType<typeof useJournalQuery>

const all = new WeakMap<JournalStore, Map<string, EntryPages>>()

/** One list per journal that is looked at, and page of the browser: where it was, it goes on after the way back. */
function pagesOf(journal: JournalStore, list: EntryList, asked: Asked): EntryPages {
  const known = all.get(journal) ?? new Map<string, EntryPages>()
  all.set(journal, known)
  const key = `${list} ${asked.journal ?? ''} ${asked.locked ?? ''}`
  let pages = known.get(key)
  if (!pages) {
    pages = entryPages(journal, list, asked.journal ?? null, (which, cursor) =>
      call(listEntries, {
        query: { ...asked, limit: PAGE, trash: which === 'trash' ? '1' : '0', ...(cursor === undefined ? {} : { cursor }) },
      }),
    )
    known.set(key, pages)
  }
  return pages
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
  const entries = useOfChosen(useHeads())
  const trash = useTrash()
  const asked = useJournalQuery()
  const { lastSyncedAt } = useSyncStatus()
  const pages = pagesOf(journal, list, asked)
  const reported = useSyncExternalStore(pages.subscribe, pages.state)
  const pagesState = keeps ? WHOLE : reported
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
  const heads = useOfChosen(useHeads())
  const pages = pagesOf(journal, 'entries', useJournalQuery())
  const reported = useSyncExternalStore(pages.subscribe, pages.state)
  return useMemo(() => (keeps ? heads : covered(heads, reported)), [keeps, heads, reported])
}
