import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { call } from '#platform/web/api/call.ts'
import { listEntries } from '../../contract/sync.ts'
import { covered, entryPages, type EntryList, type EntryPages, type PagesState } from './entry-pages.ts'
import type { EntryHead, JournalStore } from './types.ts'
import { useHeads, useJournal, useJournalQuery, useKeepsEverything, useOfChosen, useSyncStatus, useTrash } from './use-journal.ts'

const PAGE = 60

type Asked = ReturnType<typeof useJournalQuery>

const all = new WeakMap<JournalStore, Map<string, EntryPages>>()

/** One list per shown journal and browser page, so that it continues at the same place after back navigation. */
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

/** Entries for a list, newest day first: all at once, or page by page when the device stores none. */
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
    // Reloads the list after each sync of this device, and at its first render.
    if (!keeps) void pages.renew()
  }, [keeps, pages, lastSyncedAt])
  const heads = list === 'trash' ? trash : entries
  return useMemo(
    () => ({ ...pagesState, heads: list === 'trash' ? heads : covered(heads, pagesState), more: () => void pages.more() }),
    [pagesState, heads, list, pages],
  )
}

/** Entries without gaps in their sequence; on a device that stores none, those of the loaded list pages. */
export function useCoveredHeads(): readonly EntryHead[] {
  const journal = useJournal()
  const keeps = useKeepsEverything()
  const heads = useOfChosen(useHeads())
  const pages = pagesOf(journal, 'entries', useJournalQuery())
  const reported = useSyncExternalStore(pages.subscribe, pages.state)
  return useMemo(() => (keeps ? heads : covered(heads, reported)), [keeps, heads, reported])
}
