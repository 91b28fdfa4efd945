import type { QueryClient } from '@tanstack/react-query'
import type { Query } from './keep-answer.ts'
import { askedAt } from './query-of.ts'
import { readAnswer } from '../offline/person-db.ts'

/** An answer from the quickest source: this page, the server, or this device; with its time in epoch ms. Never rejects. */
export async function latestAnswer<T>(client: QueryClient, userId: string, query: Query<T>): Promise<{ data: T; at: number } | undefined> {
  const data = await client.fetchQuery<T, Error, T>(query as Parameters<typeof client.fetchQuery<T, Error, T>>[0]).catch(() => undefined)
  if (data !== undefined) return { data, at: askedAt(String(query.queryKey[0])) ?? 0 }
  const stored = await readAnswer(userId, String(query.queryKey[0]), String(query.meta?.shape ?? ''))
  return stored && { data: stored.data as T, at: stored.at }
}
