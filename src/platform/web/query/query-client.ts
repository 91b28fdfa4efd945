import { MutationCache, onlineManager, QueryClient, type QueryCache } from '@tanstack/react-query'
import { afterWrite, finishWrite } from '../api/after-write.ts'
import { read } from '../api/call.ts'

export const FRESH_MS = 30_000
const MAX_ENTRIES = 2

/**
 * The query client with the product's defaults. A query without its own function reads the path at the start of its key.
 * "always" as network mode: offline reads should fail at once, and mutations have the outbox.
 */
export function createQueryClient(): QueryClient {
  // At an offline start, the manager assumes a network until it is notified, and would not notice its return.
  if (typeof navigator !== 'undefined' && navigator.onLine === false) onlineManager.setOnline(false)
  const client: QueryClient = new QueryClient({
    // Also for mutations without a request, such as those that write on the device.
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
 * Keeps the last 2 entries. A query that is observed by the screen is never removed: it would no longer be
 * invalidated (the page would show outdated data after a mutation that changed it).
 * A query that is being fetched is not removed either: its caller would get a cancellation error.
 */
export function trimQueries(cache: QueryCache): void {
  const entries = cache.getAll()
  for (const query of entries.slice(0, Math.max(0, entries.length - MAX_ENTRIES))) {
    if (query.getObserversCount() === 0 && query.state.fetchStatus === 'idle') cache.remove(query)
  }
}
