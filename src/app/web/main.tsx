import { StrictMode, useEffect } from 'react'
// Second, in both entries: then both builds make the same file of React.
import { mount } from './shell/mount.ts'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { countPageChange, startCounting } from '#platform/web/analytics/counting.ts'
import { loadReasonWords } from '#platform/web/api/reason-words.ts'
import { onSessionExpiry } from '#platform/web/api/session-expiry.ts'
import { provideDemos } from '#platform/web/demos.ts'
import type { AudioItem } from '#platform/web/audio/items.ts'
import { registerPlayback } from '#platform/web/audio/sources.ts'
import { expectShell } from '#platform/web/api/proof.ts'
import { mayWait, outbox } from '#platform/web/offline/app-outbox.ts'
import { hearCommands } from '#platform/web/commands/open.ts'
import { deferAfterPaint } from '#platform/web/page/after-paint.ts'
import type { PageModule, WebFeature, WebPage } from '#platform/web/feature.ts'
import { apiHost, isNative } from '#platform/web/native/native.ts'
import { readyMessages } from '#platform/web/i18n/messages.ts'
import { currentSession, clearUser, onSession, startSession } from '#platform/web/session/session.ts'
import { knownUser } from '#platform/web/session/stored-user.ts'
import { provideUnsentStores } from '#platform/web/session/leaving.ts'
import { scheduleHousekeeping } from '#platform/web/storage/schedule-housekeeping.ts'
import { webFeatures } from './features.ts'
import { loadPage } from './load-page.ts'
import { expectGoing, fetchScriptsOf } from './page-scripts.ts'
import { routesOf } from './routes.tsx'
import { AppMapContext, appMapOf } from './shell/app-map.ts'
import { showRestWhenDrawn } from './shell/show-rest.ts'
import { withViewTransitions } from './view-transitions.ts'
import { warm } from './warm.ts'
import './shell/styles.ts'

deferAfterPaint()
expectShell()
hearCommands()
expectGoing()

/** The page for the choice of the native app's server. */
const SERVER_CHOICE = '/ios-test'
const HOME = '/hub'
/** Maximum time that the first page waits for its data, ms. */
const FIRST_ANSWERS_MS = 400

type Router = ReturnType<typeof createBrowserRouter>

// Requested right away, in parallel with the page's own files.
provideUnsentStores(() => import('./unsent/stores.ts').then((m) => m.unsentStores))
provideDemos(() => import('./demos/demos.ts').then((m) => m.demos))
startSession()
loadReasonWords(() => import('./shell/reason-words.de.ts').then((m) => m.translate))

/** Whether this device has stored responses for an earlier session: they are shown at once, without waiting for newer ones. */
const hasAnswers = knownUser() !== undefined
/** Requests the data of the first page, once somebody is known to be signed in; null once the page is drawn. */
let askFirst: (() => Promise<void>) | null | undefined

let router: Router | undefined
/** The address of the pending navigation, else the current one. */
const going = () => router?.state.navigation.location ?? location

// In a separate task, so that the browser can handle a tap between this and running all the files.
setTimeout(() => void open())

// A function instead of top-level await: the pages' files import this file's chunk, and would wait for it for ever.
async function open(): Promise<void> {
  // The native app needs its server's address before anything else.
  if (isNative() && apiHost() === '' && location.pathname !== SERVER_CHOICE) history.replaceState(null, '', SERVER_CHOICE)
  // Its own first page is the app's, not the public face.
  else if (isNative() && location.pathname === '/') history.replaceState(null, '', HOME)
  const features = await allFeatures()
  for (const { playback } of features) {
    for (const [kind, source] of Object.entries(playback ?? {})) registerPlayback(kind as AudioItem['kind'], source)
  }
  const map = appMapOf(features)
  // Begins to fetch the page's files at once.
  const made = withViewTransitions(createBrowserRouter(routesOf(features, load)))
  router = made
  onSessionExpiry(() => {
    const { pathname, search } = location
    clearUser()
    if (pathname !== '/login') void made.navigate('/login', { replace: true, state: { from: pathname + search } })
  })
  const native = isNative() ? await import('./native/native-parts.ts') : undefined
  if (native) void native.startNative((path) => made.navigate(path))
  // The server's HTML stays until this is ready: the page with its files, and the session.
  await Promise.all([readyMessages(), initialized(made), answered()])
  // Responses for the page's data came with its HTML: without them a skeleton would be drawn first, for as long as the page itself takes.
  if (askFirst && currentSession().status === 'signed-in') await Promise.race([askFirst(), pause(FIRST_ANSWERS_MS)])
  askFirst = null
  // Before anything can be done on the page: actions are stored for its person, even if the rest of the shell comes much later.
  const session = currentSession()
  if (session.status === 'signed-in') {
    const read = outbox.setUser(session.user.id)
    // Unsent changes are applied over the responses: without them the page would change right after its first paint.
    if (mayWait(session.user.id)) await Promise.race([read, pause(FIRST_ANSWERS_MS)])
  }
  mount(
    document.getElementById('root')!,
    <StrictMode>
      <AppMapContext value={map}>
        <RouterProvider router={made} />
        <Drawn />
        {native && <native.AppLock />}
      </AppMapContext>
    </StrictMode>,
  )
  scheduleHousekeeping(({ startStorage }) => startStorage())
  startCounting()
  let { pathname } = location
  made.subscribe(({ location: now }) => {
    if (now.pathname === pathname) return
    pathname = now.pathname
    countPageChange()
  })
}

/** Rendered beside the page: its effect runs when the page is drawn. */
function Drawn() {
  useEffect(showRestWhenDrawn, [])
  return null
}

function initialized(made: Router): Promise<void> {
  return new Promise((resolve) => {
    if (made.state.initialized) return resolve()
    const stop = made.subscribe(({ initialized: isReady }) => {
      if (!isReady) return
      stop()
      resolve()
    })
  })
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function answered(): Promise<void> {
  return new Promise((resolve) => {
    if (currentSession().status !== 'loading') return resolve()
    const stop = onSession(() => {
      stop()
      resolve()
    })
  })
}

async function load(page: WebPage): Promise<PageModule> {
  // The page's own HTML names its scripts.
  if (router) fetchScriptsOf(page.path)
  const module = await loadPage(page, () => going().pathname + going().search)
  if (page.access === 'signed-in' && module.queries) {
    const { pathname } = going()
    const ask = () => warm(page, module, pathname)
    if (askFirst === undefined && !hasAnswers) askFirst = ask
    // Without a session all requests would be answered with 401.
    else if (knownUser()) void ask()
  }
  return module
}

async function allFeatures(): Promise<readonly WebFeature[]> {
  if (!import.meta.env.DEV) return webFeatures
  const { galleryWeb } = await import('./gallery-feature.ts')
  return [...webFeatures, galleryWeb]
}
