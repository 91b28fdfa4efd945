import { lazy, Suspense, useEffect } from 'react'
import { useLoadedItem } from '#platform/web/audio/loaded-item.ts'
import { useSession } from '#platform/web/session/session.ts'
import { recordVisit, useInstallOffer } from './install-offer.ts'

const InstallHint = lazy(() => import('./InstallHint.tsx').then((file) => ({ default: file.InstallHint })))

/** Whether to ask for a place on the home screen: never while something is in the player. What asks is fetched only then. */
export function InstallOffer() {
  const { user } = useSession()
  const way = useInstallOffer()
  const item = useLoadedItem()
  const isSignedIn = user !== undefined
  useEffect(() => {
    if (isSignedIn) recordVisit()
  }, [isSignedIn])
  if (!isSignedIn || !way || item) return null
  return (
    <Suspense fallback={null}>
      <InstallHint way={way} />
    </Suspense>
  )
}
