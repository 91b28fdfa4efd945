import { MutationCache, onlineManager, QueryClient, type QueryCache } from '@tanstack/react-query'
import { afterWrite, finishWrite } from '../api/after-write.ts'
import { read } from '../api/call.ts'

export const FRESH_MS = 30_000
const MAX_ENTRIES = 2

/**
 * The query client with the product's defaults. A query without a function of its own reads the path that its key
 * begins with. "always" as network mode: what is offline should say so at once, and mutations have the outbox.
 */
export function createQueryClient(): QueryClient {
  // Opened without a network: the manager takes a network for granted until it is told, and would not notice its return.
  if (typeof navigator !== 'undefined' && navigator.onLine === false) onlineManager.setOnline(false)
  const client: QueryClient = new QueryClient({
    // Also for mutations that send nothing themselves, such as those that write on the device.
    mutationCache: new MutationCache({ onSuccess: finishWrite }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => read(String(queryKey[0]), signal),
        staleTime: FRESH_MS,
        gcTime: 0,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, gcTime: 0, networkMode: 'always' },
    },
  })
  afterWrite(() => trimQueries(client.getQueryCache()))
  return client
}

/**
 * Keeps the last 2 entries. What the screen is showing right now is never taken from under it: removing an observed
 * query would cut it off from invalidation (the page would show old data after the very mutation that changed it).
 * Nor is one that is being fetched: its caller would be told that it was cancelled.
 */
export function trimQueries(cache: QueryCache): void {
  const entries = cache.getAll()
  for (const query of entries.slice(0, Math.max(0, entries.length - MAX_ENTRIES))) {
    if (query.getObserversCount() === 0 && query.state.fetchStatus === 'idle') cache.remove(query)
  }
}
