import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { User } from '#platform/contract/session.ts'
import { useBackgroundSound } from '#platform/web/audio/background-sound.ts'
import { useLoadedItem } from '#platform/web/audio/loaded-item.ts'
import { chooseUnits, currentLanguageChoice, currentUnitChoice, languages } from '#platform/web/i18n/locale-settings.ts'
import { chooseLanguage } from '#platform/web/i18n/messages.ts'
import { onOutboxSent, outbox, watchNetwork } from '#platform/web/offline/app-outbox.ts'
import { flushElsewhere } from '#platform/web/offline/waiting.ts'
import { warmToasts } from '#platform/web/ui/ToastHost.tsx'
import { client } from './app-query.ts'
import { BottomBar } from './BottomBar.tsx'
import { lazyExtra } from '../../../platform/web/page/lazy-extra.ts'
import { SignOutGuard } from './SignOutGuard.tsx'
import type { ShownPage } from './use-page.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'

const IdleTasks = lazyExtra(() => afterPaint(() => import('./IdleTasks.tsx')).then((file) => file.IdleTasks))
const OfflineNotice = lazyExtra(() => afterPaint(() => import('./OfflineNotice.tsx')).then((file) => file.OfflineNotice))
const MiniPlayer = lazy(() => import('#platform/web/audio/MiniPlayer.tsx').then((file) => ({ default: file.MiniPlayer })))
const BackgroundBar = lazy(() => import('#platform/web/audio/BackgroundBar.tsx').then((file) => ({ default: file.BackgroundBar })))

const SEND_AFTER_MS = 4000
/** After the page is drawn: a tap may soon need a quick response. */
const WARM_AFTER_MS = 1000

let isWatching = false

/** The parts around a page for signed-in people only: the bar, the player, the queue of unsent changes, and updates. */
export function DeferredShell({ user, pathname, page }: { user: User; pathname: string; page: ShownPage | undefined }) {
  const item = useLoadedItem()
  const background = useBackgroundSound()
  const area = page?.area
  const isBarShown = !page?.hidesBar
  // The service worker in control now is the version that an update replaces, even if the update comes very soon.
  const [controller] = useState(() => navigator.serviceWorker?.controller ?? null)

  useEffect(() => {
    if (!isWatching) watchNetwork()
    isWatching = true
    void outbox.setUser(user.id)
    return () => void outbox.setUser(undefined)
  }, [user.id])
  // Sends changes that a feature stored when its page was left, once this page is drawn.
  useEffect(() => {
    const timer = setTimeout(() => void flushElsewhere(user.id), SEND_AFTER_MS)
    return () => clearTimeout(timer)
  }, [user.id])
  useEffect(() => {
    const timer = setTimeout(warmToasts, WARM_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  // Dialogs, sheets and menus are rendered outside the page, and get its hue, too.
  useEffect(() => {
    if (!area) return
    document.body.dataset.area = area
    return () => {
      delete document.body.dataset.area
    }
  }, [area])
  const knownLocale = useRef(user.locale)
  useEffect(() => onOutboxSent(() => void client.invalidateQueries()), [])

  // The account's own setting applies on every device.
  useEffect(() => {
    const language = languages.find((one) => one === user.locale)
    if (language && currentLanguageChoice() !== language) void chooseLanguage(language)
    // The server's titles and names depend on it, too.
    if (knownLocale.current !== user.locale) void client.invalidateQueries()
    knownLocale.current = user.locale
    if (currentUnitChoice() !== user.units) chooseUnits(user.units)
  }, [user.locale, user.units])

  return (
    <>
      <Suspense fallback={null}>
        <OfflineNotice />
      </Suspense>
      {item && (
        <Suspense fallback={null}>
          <MiniPlayer isBarShown={isBarShown} />
        </Suspense>
      )}
      {background && background.page !== pathname && (
        <Suspense fallback={null}>
          <BackgroundBar sound={background} isBarShown={isBarShown} />
        </Suspense>
      )}
      {isBarShown && <BottomBar area={area} pathname={pathname} />}
      <SignOutGuard />
      <Suspense fallback={null}>
        <IdleTasks userId={user.id} controller={controller} isBarShown={isBarShown} />
      </Suspense>
    </>
  )
}
