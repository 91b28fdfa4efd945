import { KEEP_REST } from '../sw/keep-rest.ts'

/** Long after the page has settled, and after the service worker's own installation. */
export const QUIET_MS = 30_000

type Connection = { saveData?: boolean; type?: string }

/**
 * Makes the service worker fetch the pages that were not visited yet, and then calls `keepAnswers` for their data, except on a
 * cellular connection or in data saver mode. Returns a function that cancels it.
 */
export function keepRestInQuiet(
  container: Pick<ServiceWorkerContainer, 'ready'>,
  connection: Connection | undefined,
  keepAnswers: () => void = () => {},
): () => void {
  if (connection?.saveData || connection?.type === 'cellular') return () => {}
  const timer = setTimeout(() => {
    void container.ready.then(({ active }) => active?.postMessage(KEEP_REST))
    keepAnswers()
  }, QUIET_MS)
  return () => clearTimeout(timer)
}
