import { useEffect, useMemo } from 'react'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery, type PersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { getHabit, listHabits } from '../../contract.ts'
import { clearUnconfirmed, useChanges, useHasUnconfirmed } from './pending-changes.ts'
import { applyOptimistic, applyOptimisticToHabit, onDay } from './optimistic.ts'
import { useTodaySince } from './use-today-since.ts'

export const listQuery = () => queryOf(listHabits, { query: {} })
export const habitQuery = (id: string) => queryOf(getHabit, { params: { id } })

/** Answers asked for after something was sent from the outbox hold it: then it need not be laid over any more. */
function useClearUnconfirmed({ at, isKept, refetch }: PersistedQuery<unknown>): void {
  const hasLanded = useHasUnconfirmed()
  useEffect(() => {
    if (at > 0 && !isKept) clearUnconfirmed()
  }, [at, isKept])
  useEffect(() => {
    if (hasLanded) void refetch()
  }, [hasLanded, refetch])
}

/** The list as the person knows it: the server's, or the last kept one, with all that was done since. */
export function useHabits() {
  const query = usePersistedQuery(listQuery(), { fallback: 'while-loading' })
  const { data, at, isKept, isLooking, refetch } = query
  const changes = useChanges()
  const today = useTodaySince(data?.today, at)
  useClearUnconfirmed(query)
  const list = useMemo(() => data && onDay(applyOptimistic(data, changes), today), [data, changes, today])
  // A page that is open over midnight asks for the new day.
  const isOld = data !== undefined && !isKept && data.today < today
  useEffect(() => {
    if (isOld) void refetch()
  }, [isOld, today, refetch])
  return { list, isLooking, query }
}

/** One habit with all its days, in the same way. */
export function useHabit(id: string) {
  const query = usePersistedQuery(habitQuery(id), { fallback: 'while-loading' })
  const { data, isLooking } = query
  const changes = useChanges()
  useClearUnconfirmed(query)
  const answer = useMemo(() => data && applyOptimisticToHabit(data, changes), [data, changes])
  return { answer, isLooking, query }
}
