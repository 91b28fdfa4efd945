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
/** When the page stands: a tap on it will soon want to be answered. */
const WARM_AFTER_MS = 1000

let isWatching = false

/** What only signed-in people have around a page: the bar, the player, what waits to be sent, and updates. */
export function DeferredShell({ user, pathname, page }: { user: User; pathname: string; page: ShownPage | undefined }) {
  const item = useLoadedItem()
  const background = useBackgroundSound()
  const area = page?.area
  const isBarShown = !page?.hidesBar
  // Whoever is in charge now is the version that an update replaces, however soon it comes.
  const [controller] = useState(() => navigator.serviceWorker?.controller ?? null)

  useEffect(() => {
    if (!isWatching) watchNetwork()
    isWatching = true
    void outbox.setUser(user.id)
    return () => void outbox.setUser(undefined)
  }, [user.id])
  // What a feature kept when the page was left goes on its way once this one stands.
  useEffect(() => {
    const timer = setTimeout(() => void flushElsewhere(user.id), SEND_AFTER_MS)
    return () => clearTimeout(timer)
  }, [user.id])
  useEffect(() => {
    const timer = setTimeout(warmToasts, WARM_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  // Dialogs, sheets and menus stand outside the page, and have its hue all the same.
  useEffect(() => {
    if (!area) return
    document.body.dataset.area = area
    return () => {
      delete document.body.dataset.area
    }
  }, [area])
  const knownLocale = useRef(user.locale)
  useEffect(() => onOutboxSent(() => void client.invalidateQueries()), [])

  // The account's own choice rules on every device that it comes to.
  useEffect(() => {
    const language = languages.find((one) => one === user.locale)
    if (language && currentLanguageChoice() !== language) void chooseLanguage(language)
    // Titles and names that the server tells are told in it, too.
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
