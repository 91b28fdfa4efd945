import { Navigate, type RouteObject } from 'react-router'
import type { PageModule, WebFeature, WebPage } from '#platform/web/feature.ts'
import { useSession } from '#platform/web/session/session.ts'
import { layouts } from './shell/layouts.ts'
import { REDIRECTS } from './shell/navigation.ts'
import { SessionGate } from './shell/SessionGate.tsx'
import { InitialSpinner } from './shell/InitialSpinner.tsx'
import { PageError } from './shell/PageError.tsx'
import { Root } from './shell/Root.tsx'
import { RootError } from './shell/RootError.tsx'
import { useAppMap } from './shell/app-map.ts'
import type { PageHandle } from './shell/use-page.ts'

/** All routes of the features. `load` fetches a page's file (and may recover from a file that no longer exists). */
export function routesOf(features: readonly WebFeature[], load: (page: WebPage) => Promise<PageModule>): RouteObject[] {
  const pages = features.flatMap((feature) => feature.pages)
  const routesIn = (layout: WebPage['layout']) => pages.filter((page) => page.layout === layout).map((page) => pageRoute(page, load))
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RootError,
      HydrateFallback: InitialSpinner,
      children: [
        { id: 'marketing', lazy: async () => ({ Component: await layouts.marketing() }), children: routesIn('marketing') },
        { id: 'bare', lazy: async () => ({ Component: await layouts.bare() }), children: routesIn('bare') },
        { id: 'app', lazy: async () => ({ Component: await layouts.app() }), children: routesIn('app') },
        ...REDIRECTS.map(({ from, to }) => ({ path: from, element: <OldAddress to={to} /> })),
        { path: '*', element: <Nowhere /> },
      ],
    },
  ]
}

function pageRoute(page: WebPage, load: (page: WebPage) => Promise<PageModule>): RouteObject {
  return {
    id: page.path,
    path: page.path,
    handle: { page } satisfies PageHandle,
    ErrorBoundary: PageError,
    async lazy() {
      const { default: Page } = await load(page)
      if (page.access === 'public') return { Component: Page }
      return {
        Component: () => (
          <SessionGate>
            <Page />
          </SessionGate>
        ),
      }
    },
  }
}

/** An old address: signed-in people are redirected to its replacement, others to the login page. */
function OldAddress({ to }: { to: string }) {
  const { paths, home } = useAppMap()
  return (
    <SessionGate>
      <Navigate to={paths.has(to) ? to : home} replace />
    </SessionGate>
  )
}

/** An address that is no page: home for the signed-in, the front page for others. */
function Nowhere() {
  const { home, paths } = useAppMap()
  const { status } = useSession()
  if (status === 'loading' || status === 'unreachable') return <SessionGate>{null}</SessionGate>
  const to = (status === 'signed-in' ? [home, '/'] : ['/', '/login']).find((path) => paths.has(path))
  return to ? <Navigate to={to} replace /> : null
}
