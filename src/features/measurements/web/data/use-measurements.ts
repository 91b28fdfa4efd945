import { useEffect, useMemo } from 'react'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { listMeasurements } from '../../contract.ts'
import { pending, withChanges } from './changes.ts'

export const recentQuery = () => queryOf(listMeasurements, { query: {} })
export const allQuery = () => queryOf(listMeasurements, { query: { span: 'all' } })

/** The measurements as the person knows them: the server's, or those this device keeps, with all that was done since. */
export function useMeasurements(query: ReturnType<typeof recentQuery> = recentQuery()) {
  const persisted = usePersistedQuery(query, { fallback: 'while-loading' })
  const { data, at, isKept, refetch } = persisted
  const changes = pending.use()
  const hasUnconfirmed = pending.useHasUnconfirmed()
  useEffect(() => {
    if (at > 0 && !isKept) pending.clearUnconfirmed()
  }, [at, isKept])
  useEffect(() => {
    if (hasUnconfirmed) void refetch()
  }, [hasUnconfirmed, refetch])
  const measurements = useMemo(() => data && withChanges(data, changes), [data, changes])
  return { ...persisted, measurements }
}
