import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { askedAt } from './query-of.ts'
import { useUser } from '../session/session.ts'
import { loadPersonDb } from '../offline/load-person-db.ts'

type Options = {
  /** When a kept answer may stand in: at once until the server's comes, or only when the server's could not be had. */
  fallback: 'while-loading' | 'on-failure'
  /** Asks again whenever the page is seen again: for what others change, too. */
  refetchOnFocus?: boolean
  /** Where many addresses are read one after the other: how many of their answers are kept, apart from all others. */
  shelf?: { name: string; most: number }
}

export type PersistedQuery<T> = {
  data: T | undefined
  /** Epoch ms at which `data` was true, which is when it was asked for; 0 while there is none. */
  at: number
  /** `data` is from an earlier visit: the server has not answered (yet). */
  isStored: boolean
  /** No data so far, and whether this device keeps any is being found out. */
  isLooking: boolean
  /** Why the last try brought no answer; older data may stand all the same. */
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** The screen is drawn first. */
const WRITE_AFTER_MS = 500

/** Its file may be out of reach without a network: then nothing is kept, and nothing is known. */
const ignored = () => undefined

/**
 * A query whose last answer this device keeps for the signed-in person, to be shown without a network. For reads that
 * declare `persisted: true`; what was kept by another shape of the answer is dropped.
 */
export function usePersistedQuery<T>(
  query: Pick<UseQueryOptions<T, Error, T, QueryKey>, 'queryKey' | 'queryFn' | 'meta'> & { queryKey: QueryKey },
  { fallback, refetchOnFocus = false, shelf }: Options,
): PersistedQuery<T> {
  const { id: userId } = useUser()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery<T, Error, T, QueryKey>({
    ...query,
    refetchOnWindowFocus: refetchOnFocus && 'always',
  })
  const address = String(query.queryKey[0])
  const at = Math.min(dataUpdatedAt, askedAt(address) ?? Infinity)
  const shape = String(query.meta?.shape ?? '')
  const shelfName = shelf?.name
  const shelfMost = shelf?.most

  useEffect(() => {
    if (data === undefined) return
    const place = shelfName === undefined || shelfMost === undefined ? {} : { shelf: { name: shelfName, most: shelfMost } }
    let timer: ReturnType<typeof setTimeout> | undefined
    const store = () => {
      timer = undefined
      void loadPersonDb().then((db) => db.storeAnswer(userId, address, { data, at, shape, ...place }), ignored)
    }
    timer = setTimeout(store, WRITE_AFTER_MS)
    return () => {
      if (timer === undefined) return
      clearTimeout(timer)
      store()
    }
  }, [userId, address, shape, shelfName, shelfMost, data, at])

  const isNeeded = data === undefined && (fallback === 'while-loading' || error !== null)
  const [found, setFound] = useState<{ of: string; data?: T; at: number }>()
  const name = `${userId} ${address}`
  useEffect(() => {
    if (!isNeeded) return
    let isHere = true
    void loadPersonDb()
      .then((db) => db.readAnswer(userId, address, shape))
      .catch(ignored)
      .then((stored) => isHere && setFound(stored ? { of: name, data: stored.data as T, at: stored.at } : { of: name, at: 0 }))
    return () => {
      isHere = false
    }
  }, [isNeeded, userId, address, shape, name])

  const stored = isNeeded && found?.of === name ? found : undefined
  return {
    data: data ?? stored?.data,
    at: data === undefined ? (stored?.at ?? 0) : at,
    isStored: data === undefined && stored?.data !== undefined,
    isLooking: isNeeded && stored === undefined,
    error,
    isFetching,
    refetch,
  }
}
