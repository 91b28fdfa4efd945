import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { queryOf } from '#platform/web/query/query-of.ts'
import { useUser } from '#platform/web/session/session.ts'
import { getHabit, listHabits } from '../../contract.ts'
import { settle, useChanges, useHasLanded } from './desk.ts'
import { layOver, layOverHabit, onDay } from './lay-over.ts'
import { useKept } from './use-kept.ts'
import { useToday } from './use-today.ts'

export const listQuery = () => queryOf(listHabits, { query: {} })
export const habitQuery = (id: string) => queryOf(getHabit, { params: { id } })

/** Answers asked for after something was sent from the outbox hold it: then it need not be laid over any more. */
function useSettling(dataUpdatedAt: number, refetch: () => unknown): void {
  const hasLanded = useHasLanded()
  useEffect(() => settle(), [dataUpdatedAt])
  useEffect(() => {
    if (hasLanded) refetch()
  }, [hasLanded, refetch])
}

/** The list as the person knows it: the server's, or the last kept one, with all that was done since. */
export function useHabits() {
  const user = useUser()
  const query = useQuery(listQuery())
  const { data, at, isLooking } = useKept(user.id, 'list', query)
  const changes = useChanges()
  const today = useToday(data?.today, at)
  useSettling(query.dataUpdatedAt, query.refetch)
  const list = useMemo(() => data && onDay(layOver(data, changes), today), [data, changes, today])
  // A page that is open over midnight asks for the new day.
  const { refetch } = query
  const isOld = query.data !== undefined && query.data.today < today
  useEffect(() => {
    if (isOld) void refetch()
  }, [isOld, today, refetch])
  return { list, isLooking, query }
}

/** One habit with all its days, in the same way. */
export function useHabit(id: string) {
  const user = useUser()
  const query = useQuery(habitQuery(id))
  const { data, isLooking } = useKept(user.id, `habit ${id}`, query)
  const changes = useChanges()
  useSettling(query.dataUpdatedAt, query.refetch)
  const answer = useMemo(() => data && layOverHabit(data, changes), [data, changes])
  return { answer, isLooking, query }
}
