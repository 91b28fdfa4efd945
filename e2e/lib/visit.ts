import { isRestAsked } from './rest-asked.ts'
import type { Page, Request } from '@playwright/test'

/** What goes on for as long as somebody listens or looks on. */
const WITHOUT_END = new Set(['media', 'eventsource', 'websocket'])

type Traffic = { pending: Set<Request>; begun: number; done: () => Promise<void> }

const watched = new WeakMap<Page, Traffic>()

/** What a page has asked for and not been answered, from the first call on. */
function trafficOf(page: Page): Traffic {
  const known = watched.get(page)
  if (known) return known
  const pending = new Set<Request>()
  let { promise, resolve } = Promise.withResolvers<void>()
  const traffic: Traffic = { pending, begun: 0, done: () => promise }
  const end = (request: Request) => {
    pending.delete(request)
    resolve()
    ;({ promise, resolve } = Promise.withResolvers<void>())
  }
  page.on('request', (request) => {
    if (WITHOUT_END.has(request.resourceType())) return
    traffic.begun++
    pending.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  watched.set(page, traffic)
  return traffic
}

/** Runs in the page: two frames, so that what came is drawn, and a moment with nothing better to do, for what waited for one. */
const drawn = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve), { timeout: 1000 }))),
  )

/**
 * Waits until a page has all that it asked for, has drawn it and asks for nothing more. Unlike `networkidle` it does not then
 * wait half a second for what never comes. Knows of requests from the first `visit` or `atRest` of that page on.
 */
export async function atRest(page: Page): Promise<void> {
  const traffic = trafficOf(page)
  for (;;) {
    while (traffic.pending.size > 0) await traffic.done()
    const before = traffic.begun
    const isDrawn = (await isDone(page)) && (await isDone(page))
    if (isDrawn && traffic.begun === before && traffic.pending.size === 0) return
  }
}

/** False while the page has not asked for all of it, and when it led on to another one meanwhile. */
const isDone = (page: Page): Promise<boolean> =>
  page
    .evaluate(drawn)
    .then(() => page.evaluate(isRestAsked))
    .catch((error: unknown) => {
      if (/Execution context was destroyed|navigation/i.test(String(error))) return false
      throw error
    })

/** Opens an address and waits until the page is there and at rest. */
export async function visit(page: Page, address: string): Promise<void> {
  trafficOf(page)
  await page.goto(address)
  await hasArrived(page)
}

/** The same page once more, until it is at rest. */
export async function visitAgain(page: Page): Promise<void> {
  trafficOf(page)
  await page.reload()
  await hasArrived(page)
}

/** Every page has a heading of its own; on a busy machine it may come well after the last answer. */
async function hasArrived(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await atRest(page)
}
