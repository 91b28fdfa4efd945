import { releaseAfterPaint } from '#platform/web/page/after-paint.ts'
import { client } from './app-query.ts'

/** Data that takes longer than this does not delay the rest of the page. */
const LONGEST_WAIT_MS = 1000
const IDLE_WITHIN_MS = 300

/** Fetches the rest of the page once its first parts are on the screen, the data of these included. */
export function showRestWhenDrawn(): void {
  const timer = setTimeout(done, LONGEST_WAIT_MS)
  const stop = client.getQueryCache().subscribe(look)
  look()

  function look() {
    if (client.isFetching() === 0) done()
  }
  function done() {
    clearTimeout(timer)
    stop()
    whenIdle(() => {
      releaseAfterPaint()
      // The page's HTML names them, so that none of these files waits for another one that imports it.
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-after]')) {
        link.href = link.dataset.href!
        link.rel = link.dataset.after!
      }
    })
  }
}

// Safari has no idle callbacks.
const whenIdle = (work: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: IDLE_WITHIN_MS }) : setTimeout(work, IDLE_WITHIN_MS)
