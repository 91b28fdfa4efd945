import { lazy, Suspense, useEffect } from 'react'
import { useLoadedItem } from '#platform/web/audio/loaded-item.ts'
import { useSession } from '#platform/web/session/session.ts'
import { recordVisit, useInstallOffer } from './install-offer.ts'

const InstallHint = lazy(() => import('./InstallHint.tsx').then((file) => ({ default: file.InstallHint })))

/** Offers to add the app to the home screen: never while something is in the player. The card is loaded only when it is shown. */
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
