import { KEEP_REST } from '../sw/keep-rest.ts'

/** Long after the page rests, and after the service worker's own installation. */
export const QUIET_MS = 30_000

type Connection = { saveData?: boolean; type?: string }

/**
 * Has the service worker fetch the pages that nobody visited yet, and then `keepAnswers` what they show, unless the person pays for every
 * byte or wishes to save them. Gives the way to call it off.
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
