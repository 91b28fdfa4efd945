import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useUser } from '#platform/web/session/session.ts'
import { searchOf, type SearchState } from './search-client.ts'

/**
 * Searches while the query changes, in a worker; `''` finds nothing. `state`: `searching` until the first answer, `partial`
 * while older entries are still being read, then `done`; `failed` when neither device nor server can search now.
 * What was found before stays until the next answer is there.
 */
export function useSearch(query: string, limit = 50): SearchState {
  const userId = useUser().id
  const search = useMemo(() => searchOf(userId).watch(limit), [userId, limit])
  useEffect(() => search.ask(query), [search, query])
  useEffect(() => () => search.stop(), [search])
  return useSyncExternalStore(search.subscribe, search.state)
}
