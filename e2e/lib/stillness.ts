import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }

/**
 * Limit of the sum of a page's layout shifts, below which they are invisible. Late fonts on a busy machine move a line by a few pixels;
 * a shift that makes a person miss a button is much larger.
 */
const UNSEEN = 0.02

/** Records layout shifts, from the next navigation on. Call once per page. */
export const watchStillness = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    // A page that starts with `navigator.onLine` detects a missing network only by its requests, and its notice then shifts the layout.
    // A page that starts offline has reserved that space.
    let noticed = Infinity
    if (navigator.onLine)
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-head-notice]')) return
        observer.disconnect()
        noticed = performance.now()
      }).observe(document, { subtree: true, childList: true })
    const isOfNotice = ({ startTime }: Shift) => startTime >= noticed - 100 && startTime < noticed + 1000
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]).filter((shift) => !isOfNotice(shift)))).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })

/** The layout shifts since the page's start, as readable lines, if their sum is visible. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate((unseen) => {
    const { shifts } = globalThis as unknown as { shifts: Shift[] }
    if (shifts.reduce((sum, { value }) => sum + value, 0) < unseen) return []
    const place = ({ x, y, width, height }: DOMRect) => `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`
    return shifts.map(({ value, startTime, sources }) => {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? `${node.tagName.toLowerCase()}.${node.classList[0]}` : 'something'
        return `${name} from ${place(previousRect)} to ${place(currentRect)}`
      })
      return `moved by ${value.toFixed(4)} after ${Math.round(startTime)} ms: ${moved.join('; ')}`
    })
  }, UNSEEN)
