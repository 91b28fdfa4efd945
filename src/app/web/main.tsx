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

/** The page on which the native app's server is chosen. */
const SERVER_CHOICE = '/ios-test'
const HOME = '/hub'
/** The longest that the first page waits for its answers. */
const FIRST_ANSWERS_MS = 400

type Router = ReturnType<typeof createBrowserRouter>

// Asked right away: the answer is on its way while the page's own files still are.
provideUnsentStores(() => import('./unsent/stores.ts').then((m) => m.unsentStores))
provideDemos(() => import('./demos/demos.ts').then((m) => m.demos))
startSession()
loadReasonWords(() => import('./shell/reason-words.de.ts').then((m) => m.translate))

/** Whether this device keeps answers of somebody who was signed in before: they are shown at once, and nothing waits for newer ones. */
const hasAnswers = knownUser() !== undefined
/** Asks for what the first page shows, once it is known that somebody is signed in; null once the page is drawn. */
let askFirst: (() => Promise<void>) | null | undefined

let router: Router | undefined
/** Where the person is going: the pending navigation, else the address. */
const going = () => router?.state.navigation.location ?? location

// In a task of its own, so that the browser can answer a tap between this and running all the files.
setTimeout(() => void open())

// A function, not the module's own await: pages' files import this file's chunk, and would wait for it for ever.
async function open(): Promise<void> {
  // The native app asks for its server before anything else.
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
  // What the server sent stands until there is something better: the page with its files, and who is signed in.
  await Promise.all([readyMessages(), initialized(made), answered()])
  // Its answers came with the page's HTML: without them a skeleton would be drawn first, for as long as the page itself takes.
  if (askFirst && currentSession().status === 'signed-in') await Promise.race([askFirst(), pause(FIRST_ANSWERS_MS)])
  askFirst = null
  // Before anything can be done on the page: what is done is stored for its person, however late the rest of the shell comes.
  const session = currentSession()
  if (session.status === 'signed-in') {
    const read = outbox.setUser(session.user.id)
    // What waits to be sent is laid over the answers: without it the page would change right after its first picture.
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

/** Stands beside the page: its effect is run when that is drawn. */
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
    // A stranger's questions would all be answered with 401.
    else if (knownUser()) void ask()
  }
  return module
}

async function allFeatures(): Promise<readonly WebFeature[]> {
  if (!import.meta.env.DEV) return webFeatures
  const { galleryWeb } = await import('./gallery-feature.ts')
  return [...webFeatures, galleryWeb]
}
