import { useEffect, useMemo } from 'react'
import { localDayOf } from '#platform/contract/dates.ts'
import type { CommandContext } from '#platform/web/commands/command.ts'
import { latestAnswer } from '#platform/web/query/latest-answer.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import type { HabitList } from './changes.ts'
import { changes } from './pending.ts'
import { currentSession } from '#platform/web/session/session.ts'
import { getHabit, listHabits } from '../../contract.ts'
import { applyOptimistic, applyOptimisticToHabit, onDay } from './optimistic.ts'
import { useTodaySince } from './use-today-since.ts'

export const listQuery = () => queryOf(listHabits, { query: {} })
export const habitQuery = (id: string) => queryOf(getHabit, { params: { id } })

/** The list as the person sees it, for code outside components; undefined if no answer is available. */
export async function currentHabits({ client, userId }: Pick<CommandContext, 'client' | 'userId'>): Promise<HabitList | undefined> {
  const answer = await latestAnswer(client, userId, listQuery())
  const { user } = currentSession()
  if (!answer || !user) return undefined
  return onDay(applyOptimistic(answer.data, changes.current(answer.at)), localDayOf(new Date(), user.zone, user.dayStart))
}

/** The list as the person sees it: the server's answer, or the last stored one, with all changes made since. */
export function useHabits() {
  const query = usePersistedQuery(listQuery(), { fallback: 'while-loading' })
  const { data, at, isStored, isLooking, refetch } = query
  const since = changes.use(at)
  const today = useTodaySince(data?.today, at)
  const list = useMemo(() => data && onDay(applyOptimistic(data, since), today), [data, since, today])
  // A page that stays open past midnight requests the new day.
  const isOld = data !== undefined && !isStored && data.today < today
  useEffect(() => {
    if (isOld) void refetch()
  }, [isOld, today, refetch])
  return { list, isLooking, query }
}

/** One habit with all its days, in the same way. */
export function useHabit(id: string) {
  const query = usePersistedQuery(habitQuery(id), { fallback: 'while-loading' })
  const { data, at, isLooking } = query
  const since = changes.use(at)
  const answer = useMemo(() => data && applyOptimisticToHabit(data, since), [data, since])
  return { answer, isLooking, query }
}
