import { App } from '@capacitor/app'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { listReminders } from '#platform/contract/reminders.ts'
import { cover, lockState, onLock, uncover } from '#platform/web/phone/lock.ts'
import { apiHost } from '#platform/web/native/native.ts'
import { areNoticesOn, cancelNotices, scheduleNotices } from '#platform/web/phone/notices.ts'
import { pathOfLink } from '#platform/web/native/links.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { beforeSignOut, currentSession, onSession } from '#platform/web/session/session.ts'
import { client } from '../shell/app-query.ts'

type Go = (path: string) => unknown

/** The page that a press on a notice opens. */
const REMINDERS = '/settings/reminders'

/** The phone's integration: links, the back button, background and foreground, and notices. */
export async function startNative(go: Go): Promise<void> {
  showLock()
  onLock(showLock)
  document.addEventListener('click', shareDownload)
  beforeSignOut(clearFiles)
  void clearFiles()
  await Promise.all([
    App.addListener('appUrlOpen', ({ url }) => follow(url, go)),
    App.addListener('backButton', ({ canGoBack }) => goBack(canGoBack)),
    App.addListener('pause', () => cover(Date.now())),
    App.addListener('resume', () => {
      uncover(Date.now())
      keepNotices()
    }),
  ])
  const launched = await App.getLaunchUrl()
  if (launched) follow(launched.url, go)
  await watchNotices(go)
}

const clearFiles = () => import('#platform/web/files/phone-share.ts').then(({ clearShared }) => clearShared())

/** A web view cannot save a download: the phone's share sheet does. */
function shareDownload(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[download]') : null
  if (!link || event.defaultPrevented) return
  event.preventDefault()
  const name = link.download || new URL(link.href).pathname.split('/').at(-1)! || 'file'
  void import('#platform/web/files/phone-share.ts').then(({ shareAddress }) => shareAddress(link.href, name))
}

function follow(link: string, go: Go): void {
  const path = pathOfLink(link, apiHost())
  if (path !== undefined) go(path)
}

/** Closes the topmost overlay, else goes back a page, else leaves the app, which keeps its state. */
function goBack(canGoBack: boolean): void {
  const open = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1)
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true })
  if (open) (open.contains(document.activeElement) ? document.activeElement! : open).dispatchEvent(pressed)
  else if (canGoBack) history.back()
  else void App.minimizeApp()
}

/** Hides everything of the page while the app is locked, portals too (AppLock.module.css). */
function showLock(): void {
  if (lockState() === 'open') delete document.documentElement.dataset.locked
  else document.documentElement.dataset.locked = ''
}

// Without a network, or signed out, earlier schedules stay.
const keepNotices = (): void => void scheduleNotices().catch(() => {})

async function watchNotices(go: Go): Promise<void> {
  const { LocalNotifications } = await import('@capacitor/local-notifications')
  await LocalNotifications.addListener('localNotificationActionPerformed', () => go(REMINDERS))
  // One person's notices must not be shown to the next person on this device.
  const forget = () => (areNoticesOn() ? cancelNotices().catch(() => {}) : undefined)
  beforeSignOut(forget)
  let user = currentSession().user?.id
  onSession(() => {
    const now = currentSession().user?.id
    if (now !== user) void (now === undefined ? forget() : keepNotices())
    user = now
  })
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== keyOf(listReminders)[0]) return
    const { reminders } = event.query.state.data as OutputOf<typeof listReminders>
    void scheduleNotices(reminders).catch(() => {})
  })
  keepNotices()
}
