import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getGarden, type GardenAnswer } from '../../contract.ts'
import { keepGarden, readKeptGarden } from './local.ts'

/** The garden as the server has it, or the last one that this device saw. `at` is when it was true, in epoch ms. */
export function useGarden(userId: string) {
  const query = useQuery(queryOf(getGarden))
  const [kept, setKept] = useState<{ garden: GardenAnswer; at: number } | 'none'>()
  const { data, dataUpdatedAt, error } = query
  useEffect(() => {
    let isHere = true
    void readKeptGarden(userId).then((found) => isHere && setKept(found ?? 'none'))
    return () => {
      isHere = false
    }
  }, [userId])
  useEffect(() => {
    if (data) void keepGarden(userId, data, dataUpdatedAt)
  }, [userId, data, dataUpdatedAt])
  const old = kept !== undefined && kept !== 'none' ? kept : undefined
  return {
    // What is kept is shown at once; the answer takes its place when it comes.
    garden: data ?? old?.garden,
    at: data ? dataUpdatedAt : (old?.at ?? 0),
    isKept: !data && old !== undefined,
    error: data ? null : error,
    isLooking: !data && kept === undefined,
    isFetching: query.isFetching,
    refetch: query.refetch,
  }
}
