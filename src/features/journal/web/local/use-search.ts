import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useUser } from '#platform/web/session/session.ts'
import { searchOf, type SearchState } from './search-client.ts'
import { useJournalQuery } from './use-journal.ts'

/**
 * Searches while the query changes, in a worker; `''` finds nothing. `state`: `searching` until the first answer, `partial`
 * while older entries are still being read, then `done`; `failed` when neither device nor server can search now.
 * What was found before stays until the next answer is there.
 */
export function useSearch(query: string, limit = 50): SearchState {
  const userId = useUser().id
  const { journal, locked } = useJournalQuery()
  // What is looked at is part of the question.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  const search = useMemo(() => searchOf(userId).watch(limit), [userId, limit, journal, locked])
  useEffect(() => search.ask(query), [search, query])
  useEffect(() => () => search.stop(), [search])
  return useSyncExternalStore(search.subscribe, search.state)
}
