import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { getGarden } from '../../contract.ts'

/** The garden from the server, or the last one stored on this device. */
export const useGarden = () => usePersistedQuery(queryOf(getGarden), { fallback: 'while-loading' })
