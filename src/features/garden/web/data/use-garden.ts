import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { getGarden } from '../../contract.ts'

/** The garden as the server has it, or the last one that this device saw. */
export const useGarden = () => usePersistedQuery(queryOf(getGarden), { fallback: 'while-loading' })
