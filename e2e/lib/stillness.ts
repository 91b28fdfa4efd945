import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }

/**
 * What all layout shifts of a page may come to before somebody sees it. Fonts that come late on a busy machine move a line by a few pixels;
 * a press is missed by far more.
 */
const UNSEEN = 0.02

/** From the next page on, keeps what moves while a page arrives. Call once for a page. */
export const watchStillness = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    // A page that began in the belief that there is a network learns of the contrary from what it asks for: the notice that says so takes its
    // room then. One that knew from its beginning has kept that room.
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

/** The layout shifts since this page began, as lines to read, if they come to more than anybody would overlook. */
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
