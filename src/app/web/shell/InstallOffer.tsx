import { lazy, Suspense, useEffect } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { noteVisit, useInstallOffer } from './install-offer.ts'

const InstallHint = lazy(() => import('./InstallHint.tsx').then((file) => ({ default: file.InstallHint })))

/** Whether to ask for a place on the home screen. What asks is fetched only by those who are asked. */
export function InstallOffer() {
  const { user } = useSession()
  const way = useInstallOffer()
  const isSignedIn = user !== undefined
  useEffect(() => {
    if (isSignedIn) noteVisit()
  }, [isSignedIn])
  if (!isSignedIn || !way) return null
  return (
    <Suspense fallback={null}>
      <InstallHint way={way} />
    </Suspense>
  )
}
