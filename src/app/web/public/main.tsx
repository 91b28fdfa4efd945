import { StrictMode } from 'react'
// Second, in both entries: then both builds make the same file of React.
import { mount } from '../shell/mount.ts'
import { createPath, type Navigator, type To } from 'react-router'
import { startCounting } from '#platform/web/analytics/counting.ts'
import { loadReasonWords } from '#platform/web/api/reason-words.ts'
import { onSessionExpiry } from '#platform/web/api/session-expiry.ts'
import { provideDemos } from '#platform/web/demos.ts'
import { messagesNow, readyMessages } from '#platform/web/i18n/messages.ts'
import { setPageLanguage } from '#platform/web/i18n/locale-settings.ts'
import { titleOf } from '#platform/web/page/title.ts'
import { clearUser, startSession } from '#platform/web/session/session.ts'
import { provideUnsentStores } from '#platform/web/session/leaving.ts'
import { scheduleHousekeeping } from '#platform/web/storage/schedule-housekeeping.ts'
import { layouts } from '../shell/layouts.ts'
import { appMapFrom } from '../shell/app-map.ts'
import { titleMessages } from '../shell/titles.ts'
import '../shell/styles.ts'
import { pages, titles } from './pages.ts'
import { PublicApp } from './PublicApp.tsx'

// The public face's own entry: it hydrates the one page that the server sent; links are ordinary page loads.
provideUnsentStores(() => import('../unsent/stores.ts').then((m) => m.unsentStores))
provideDemos(() => import('../demos/demos.ts').then((m) => m.demos))
startSession({ ask: 'if-known' })
loadReasonWords(() => import('../shell/reason-words.de.ts').then((m) => m.translate))
onSessionExpiry(() => {
  clearUser()
  if (location.pathname !== '/login') location.assign('/login')
})

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to))
const navigator: Navigator = {
  createHref: hrefOf,
  go: (steps) => history.go(steps),
  push: (to) => location.assign(hrefOf(to)),
  replace: (to) => location.replace(hrefOf(to)),
}

void open()

// A function instead of top-level await: the page's files import this file's chunk, and would wait for it for ever.
async function open(): Promise<void> {
  const root = document.getElementById('root')!
  const page = pages.find(({ path }) => path === root.dataset.prerendered)
  if (!page) throw new Error(`There is no public page ${root.dataset.prerendered}.`)
  // Only a page under a German address has German HTML.
  if (document.documentElement.lang === 'de') setPageLanguage('de')
  // The page is hydrated only after its files and texts have loaded, so that nothing flickers.
  const [{ default: Page }, Layout] = await Promise.all([page.load(), layouts[page.layout](), readyMessages()])
  // The title in the HTML of most addresses is English, regardless of the person's language.
  const title = messagesNow(titleMessages)[page.path]
  if (title) document.title = titleOf(title)
  const { pathname, search, hash } = location
  mount(
    root,
    <StrictMode>
      <PublicApp
        page={page}
        map={appMapFrom(titles)}
        address={pathname + search + hash}
        navigator={navigator}
        Layout={Layout}
        Page={Page}
      />
    </StrictMode>,
  )

  scheduleHousekeeping(({ startStorage }) => startStorage())
  startCounting(page.area)
}
