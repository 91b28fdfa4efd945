import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }

/** What a layout shift may come to before somebody sees it: a line of text that moves by a pixel or two. */
const UNSEEN = 0.001

/** From the next page on, keeps what moves while a page arrives. Call once for a page. */
export const watchStillness = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({ type: 'layout-shift', buffered: true })
  })

/** What moved since this page began, as lines to read: a press would have missed it. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate((unseen) => {
    const { shifts } = globalThis as unknown as { shifts: Shift[] }
    const place = ({ x, y, width, height }: DOMRect) => `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`
    return shifts
      .filter(({ value }) => value > unseen)
      .map(({ value, startTime, sources }) => {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName.toLowerCase()}.${node.classList[0]}` : 'something'
          return `${name} from ${place(previousRect)} to ${place(currentRect)}`
        })
        return `moved by ${value.toFixed(4)} after ${Math.round(startTime)} ms: ${moved.join('; ')}`
      })
  }, UNSEEN)

/** All that moved since this page began, as one figure (Layout Instability API): the sum of its shifts. */
export const movedBy = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts.reduce((sum, { value }) => sum + value, 0))
