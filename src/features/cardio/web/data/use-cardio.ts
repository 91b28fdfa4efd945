import { useEffect, useMemo } from 'react'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { useUser } from '#platform/web/session/session.ts'
import { getCardio } from '../../contract.ts'
import { pending, withChanges } from './changes.ts'

export const cardioQuery = () => queryOf(getCardio)

/** Sessions as the person knows them: the server's, or those this device keeps, with all that was done since. */
export function useCardio() {
  const { dayStart } = useUser()
  const persisted = usePersistedQuery(cardioQuery(), { fallback: 'while-loading' })
  const { data, at, isKept, refetch } = persisted
  const changes = pending.use()
  const hasUnconfirmed = pending.useHasUnconfirmed()
  useEffect(() => {
    if (at > 0 && !isKept) pending.clearUnconfirmed()
  }, [at, isKept])
  useEffect(() => {
    if (hasUnconfirmed) void refetch()
  }, [hasUnconfirmed, refetch])
  const cardio = useMemo(() => data && withChanges(data, changes, dayStart), [data, changes, dayStart])
  return { ...persisted, cardio }
}
