import { isRestAsked } from './rest-asked.ts'
import type { Page, Request } from '@playwright/test'

/** Types of requests that do not end by themselves. */
const WITHOUT_END = new Set(['media', 'eventsource', 'websocket'])

type Traffic = { pending: Set<Request>; started: number; done: () => Promise<void> }

const watched = new WeakMap<Page, Traffic>()

/** A page's pending requests, from the first call on. */
function trafficOf(page: Page): Traffic {
  const known = watched.get(page)
  if (known) return known
  const pending = new Set<Request>()
  let { promise, resolve } = Promise.withResolvers<void>()
  const traffic: Traffic = { pending, started: 0, done: () => promise }
  const end = (request: Request) => {
    pending.delete(request)
    resolve()
    ;({ promise, resolve } = Promise.withResolvers<void>())
  }
  page.on('request', (request) => {
    if (WITHOUT_END.has(request.resourceType())) return
    traffic.started++
    pending.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  watched.set(page, traffic)
  return traffic
}

/** Runs in the page: waits for two frames, so that new content is rendered, and for an idle callback, so that idle work is done. */
const drawn = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve), { timeout: 1000 }))),
  )

/**
 * Waits until a page has all answers, has rendered them and sends no more requests. Unlike `networkidle` it does not then
 * wait another half second. It tracks requests from the first `visit` or `atRest` of that page on.
 */
export async function atRest(page: Page): Promise<void> {
  const traffic = trafficOf(page)
  for (;;) {
    while (traffic.pending.size > 0) await traffic.done()
    const before = traffic.started
    const isDrawn = (await isDone(page)) && (await isDone(page))
    if (isDrawn && traffic.started === before && traffic.pending.size === 0) return
  }
}

/** False while the page still has requests to send, and when it navigated meanwhile. */
const isDone = (page: Page): Promise<boolean> =>
  page
    .evaluate(drawn)
    .then(() => page.evaluate(isRestAsked))
    .catch((error: unknown) => {
      if (/Execution context was destroyed|navigation/i.test(String(error))) return false
      throw error
    })

/** Opens an address and waits until the page has loaded and is at rest. */
export async function visit(page: Page, address: string): Promise<void> {
  trafficOf(page)
  await page.goto(address)
  await hasArrived(page)
}

/** Reloads the page and waits until it is at rest. */
export async function visitAgain(page: Page): Promise<void> {
  trafficOf(page)
  await page.reload()
  await hasArrived(page)
}

/** Waits for the page's heading, which may appear well after the last answer on a busy machine. */
async function hasArrived(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await atRest(page)
}
