import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router'
import { MovingContext } from '#platform/web/page/moving.ts'
import { Frame } from './Frame.tsx'
import { captureInstallPrompt } from './install-prompt.ts'
import { useArrival } from './use-arrival.ts'
import { PageContext, type PageHandle } from './use-page.ts'

// Before anything is drawn: a browser may offer before the page has settled.
if (typeof window !== 'undefined') captureInstallPrompt()

/** The outermost route of the app. */
export function Root() {
  const page = (useMatches().at(-1)?.handle as PageHandle | undefined)?.page
  const isMoving = useNavigation().state !== 'idle'
  useArrival(page)
  return (
    <PageContext value={page}>
      <MovingContext value={isMoving}>
        <Frame isMoving={isMoving}>
          <Outlet />
        </Frame>
      </MovingContext>
      <ScrollRestoration />
    </PageContext>
  )
}
