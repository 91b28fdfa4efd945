import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { takeSessionExpired } from '#platform/web/api/session-expiry.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ToastHost } from '#platform/web/ui/ToastHost.tsx'
import { homeAfter } from './navigation.ts'
import { useAppMap } from './app-map.ts'
import { shellMessages } from './messages.ts'
import styles from './Shell.module.css'
import { usePage } from './use-page.ts'

// Bar, player, outbox, updates: only for signed-in people, and never before the page itself.
const DeferredShell = lazy(() => import('./DeferredShell.tsx').then((file) => ({ default: file.DeferredShell })))

/** The frame around every page, in the app and on the public face alike. */
export function Frame({ isMoving, children }: { isMoving: boolean; children: ReactNode }) {
  const t = useMessages(shellMessages)
  const { user } = useSession()
  const page = usePage()
  const { home, paths } = useAppMap()
  const { pathname, search, hash, state } = useLocation()

  useEffect(() => {
    // The login page has read the mark by now, and shows its own message: a toast would only repeat it.
    if (pathname === '/login') takeSessionExpired()
  }, [pathname])

  // The client's half of the rule; the server redirects in the same way before anything is drawn.
  if (user && page?.whenSignedIn === 'home') {
    const to = (state as { from?: string } | null)?.from ?? wishedFor(search) ?? wishedFor(hash) ?? homeAfter(pathname, home, paths)
    if (to !== pathname) return <Navigate to={to} replace />
  }
  return (
    <>
      <a className={styles.skip} href="#main">
        {t.skip}
      </a>
      <div className={styles.progress} data-moving={isMoving || undefined} aria-hidden="true" />
      {children}
      {user && (
        <Suspense fallback={null}>
          <DeferredShell user={user} pathname={pathname} page={page} />
        </Suspense>
      )}
      <ToastHost />
    </>
  )
}

/**
 * `?from=/soul`: the page that someone wanted before the login. Only ever an address in this app. `#from=…` for an address with
 * a token in it, which no server may see.
 */
function wishedFor(part: string): string | undefined {
  const from = new URLSearchParams(part.replace(/^#/, '')).get('from')
  return from && /^\/(?![/\\])/.test(from) ? from : undefined
}
