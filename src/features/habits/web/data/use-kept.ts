import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keep, readKept } from './local.ts'

/**
 * A query's answer, or until it comes (or when it cannot) the last one that this device kept under `name`.
 * `at` is when the answer was true, in epoch ms.
 */
export function useKept<T>(
  userId: string,
  name: string,
  query: UseQueryResult<T>,
): { data: T | undefined; at: number; isLooking: boolean } {
  const [kept, setKept] = useState<{ name: string; value: T; at: number } | 'none'>()
  useEffect(() => {
    let isHere = true
    void readKept<T>(userId, name).then((found) => isHere && setKept(found ? { name, ...found } : 'none'))
    return () => {
      isHere = false
    }
  }, [userId, name])
  const { data, dataUpdatedAt } = query
  useEffect(() => {
    if (data !== undefined) void keep(userId, name, data, dataUpdatedAt)
  }, [userId, name, data, dataUpdatedAt])
  if (data !== undefined) return { data, at: dataUpdatedAt, isLooking: false }
  const mine = kept !== undefined && kept !== 'none' && kept.name === name ? kept : undefined
  return { data: mine?.value, at: mine?.at ?? 0, isLooking: kept === undefined }
}
