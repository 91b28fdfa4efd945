import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { askedAt } from './query-of.ts'
import { readAnswer, storeAnswer } from '../offline/person-db.ts'

/** Has this device keep the answer to a read, and gives it; undefined when it cannot be had. */
export type KeepAnswer = <T>(query: Query<T>) => Promise<T | undefined>
export type Query<T> = Pick<UseQueryOptions<T, Error, T, QueryKey>, 'queryKey' | 'queryFn' | 'meta'> & { queryKey: QueryKey }

/** A stored answer younger than this is not fetched again. */
const FRESH_MS = 12 * 3_600_000

/** For pages that were not visited yet; visited pages store their own answers (`usePersistedQuery`). */
export function keeperOf(client: QueryClient, userId: string): KeepAnswer {
  return async <T>(query: Query<T>) => {
    const address = String(query.queryKey[0])
    const shape = String(query.meta?.shape ?? '')
    const stored = await readAnswer(userId, address, shape)
    if (stored && Date.now() - stored.at < FRESH_MS) return stored.data as T
    const data = await client.fetchQuery<T, Error, T>(query as Parameters<typeof client.fetchQuery<T, Error, T>>[0])
    await storeAnswer(userId, address, { data, at: askedAt(address) ?? Date.now(), shape })
    return data
  }
}
