/// <reference lib="webworker" />
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { DOWNLOADS_CACHE } from '#platform/web/storage/downloads-cache.ts'
import { answerFromWhole } from '#platform/web/audio/ranges.ts'
import { answerNotices } from './notices.ts'
import { KEEP_REST } from './keep-rest.ts'
import { sessionEnded } from './session-ended.ts'
import { VisitedFiles } from './visited-files.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by scripts/build/service-worker.ts. */
declare const __PRECACHE__: PrecacheEntry[]
/** Address patterns of pages that are the app itself: answered by the app's shell, also without network. */
declare const __APP_PATHS__: string[]
declare const __SHELL__: string
/** [pattern, address of its HTML] of pages that are cached unchanged. */
declare const __SHELLS__: [string, string][]
/** Files that are cached at their first use, those of them that are fetched when idle, and [pattern, files] of their pages. */
declare const __ON_VISIT__: string[]
declare const __IN_QUIET__: string[]
declare const __ON_VISIT_OF__: [string, string[]][]

/** So many files are fetched side by side. */
const AT_ONCE = 120

const app = new PrecacheController()
app.addToCacheList(__PRECACHE__)
const visited = new VisitedFiles(self, __ON_VISIT__, __ON_VISIT_OF__)

/**
 * Fills Workbox' own cache. Files named by their contents are fetched in parallel: 714 files took 5 s this way, and 7 s through a
 * strategy each (two cores). An interrupted installation continues with the missing files.
 */
async function cacheAll(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(app.strategy.cacheName)
  const stored = new Set((await cache.keys()).map(({ url }) => url))
  const missing = [...app.getURLsToCacheKeys()].filter(([, cacheKey]) => !stored.has(cacheKey))
  const isNamed = ([url, cacheKey]: [string, string]) => url === cacheKey
  const named = missing.filter(isNamed).map(([url]) => url)
  for (let first = 0; first < named.length; first += AT_ONCE) await cache.addAll(named.slice(first, first + AT_ONCE))
  const others = missing
    .filter((one) => !isNamed(one))
    .map(async ([url, cacheKey]) => {
      const request = new Request(url, { cache: 'reload', credentials: 'same-origin' })
      await Promise.all(app.strategy.handleAll({ params: { cacheKey }, request, event }))
    })
  await Promise.all(others)
}

// A new version takes over at once; pages of the old one load the address again when a file is missing.
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([cacheAll(event), visited.renew()]))
  void self.skipWaiting()
})
self.addEventListener('activate', (event) => {
  void app.activate(event)
  // In this order: a page that is opened between the two either requests its files here, or is open by then.
  event.waitUntil(self.clients.claim().then(() => visited.keepWhatIsOpen()))
})

answerNotices(self)
self.addEventListener('message', (event) => {
  if (event.data === KEEP_REST) event.waitUntil(visited.keepAhead(__IN_QUIET__).catch(() => {}))
})
registerRoute(new PrecacheRoute(app))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && visited.holds(url.pathname),
  ({ request }) => visited.answer(request),
)
cleanupOutdatedCaches()

const isApp = new RegExp(`^(?:${__APP_PATHS__.join('|') || '(?!)'})/?$`)
const shell = app.createHandlerBoundToURL(__SHELL__)
for (const [pattern, address] of __SHELLS__) {
  registerRoute(new NavigationRoute(app.createHandlerBoundToURL(address), { allowlist: [new RegExp(`^${pattern}/?$`)] }))
}
registerRoute(new NavigationRoute(shell, { allowlist: [isApp] }))

// Public pages come from the network, so that they are always current; offline the shell renders them.
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await fetch(options.request)
      } catch {
        return shell(options)
      }
    },
    { denylist: [isApp, /^\/api\//, /^\/assets\//] },
  ),
)

// Downloaded sound is played from the device. No other response of /api is ever stored: it is private.
registerRoute(
  ({ url, request }) =>
    url.origin === self.location.origin &&
    url.pathname.startsWith('/api/') &&
    (request.destination === 'audio' || request.headers.has('range')),
  async ({ request, event }) => {
    const cache = (await caches.has(DOWNLOADS_CACHE)) ? await caches.open(DOWNLOADS_CACHE) : undefined
    const whole = await cache?.match(request.url, { ignoreVary: true })
    if (whole) return answerFromWhole(request.headers.get('range'), whole)
    const response = await fetch(request)
    if (response.status === 401) event.waitUntil(sessionEnded(self))
    return response
  },
)
