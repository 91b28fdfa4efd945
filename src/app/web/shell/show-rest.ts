import { releaseAfterPaint } from '#platform/web/page/after-paint.ts'
import { client } from './app-query.ts'

/** Data that takes longer than this does not hold up the rest of the page. */
const LONGEST_WAIT_MS = 1000
const IDLE_WITHIN_MS = 300

/** Has the rest of the page fetched once what it was drawn with is on the screen, what it asked the server for included. */
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
      // Named by the page's HTML, so that none of these files waits for another that asks for it.
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
