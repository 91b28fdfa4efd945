import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { askedAt } from './query-of.ts'
import { useUser } from '../session/session.ts'
import { loadPersonDb } from '../offline/load-person-db.ts'

type Options = {
  /** When a stored answer is used: until the server answers, or only when the server's answer fails. */
  fallback: 'while-loading' | 'on-failure'
  /** Refetches whenever the page becomes visible: for data that other people change, too. */
  refetchOnFocus?: boolean
  /** For many addresses that are read one after the other: a separate limit of their stored answers. */
  shelf?: { name: string; most: number }
}

export type PersistedQuery<T> = {
  data: T | undefined
  /** Epoch ms of the request for `data`; 0 while there is none. */
  at: number
  /** `data` is from an earlier visit: the server has not answered (yet). */
  isStored: boolean
  /** No data so far, and the device's storage is still being read. */
  isLooking: boolean
  /** Error of the last attempt; older data may still be present. */
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** Delay before writing, so that the screen is rendered first. */
const WRITE_AFTER_MS = 500

/** The storage module may fail to load without a network: then nothing is stored or read. */
const ignored = () => undefined

/**
 * A query whose last answer this device stores for the signed-in person, to be shown without a network. For reads that
 * declare `persisted: true`; answers that were stored with another shape are ignored.
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
