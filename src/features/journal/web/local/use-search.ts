import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useUser } from '#platform/web/session/session.ts'
import { searchOf, type SearchState } from './search-client.ts'
import { useJournalQuery } from './use-journal.ts'

/**
 * Searches while the query changes, in a worker; `''` has no results. `state`: `searching` until the first answer, `partial`
 * while older entries are still being read, then `done`; `failed` when neither device nor server can search now.
 * Previous results stay until the next answer arrives.
 */
export function useSearch(query: string, limit = 50): SearchState {
  const userId = useUser().id
  const { journal, locked } = useJournalQuery()
  // The shown journals are part of the query.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  const search = useMemo(() => searchOf(userId).watch(limit), [userId, limit, journal, locked])
  useEffect(() => search.ask(query), [search, query])
  useEffect(() => () => search.stop(), [search])
  return useSyncExternalStore(search.subscribe, search.state)
}
