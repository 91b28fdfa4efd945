import { lazy, Suspense, useEffect, useState } from 'react'
import { outbox } from '#platform/web/offline/app-outbox.ts'
import { flushElsewhere, waitingElsewhere } from '#platform/web/offline/waiting.ts'
import { currentSession, onSignOutRequest, signOut } from '#platform/web/session/session.ts'

const SignOutDialog = lazy(() => import('./SignOutDialog.tsx').then((file) => ({ default: file.SignOutDialog })))

/** Signing out with changes still on this device: sends them first, and asks when that is not possible. */
export function SignOutGuard() {
  const [waiting, setWaiting] = useState(0)
  useEffect(
    () =>
      onSignOutRequest(async () => {
        const userId = currentSession().user?.id ?? ''
        await Promise.all([outbox.flush(), flushElsewhere(userId)])
        const left = outbox.state().waiting.length + waitingElsewhere(userId)
        if (left > 0) setWaiting(left)
        else await signOut()
      }),
    [],
  )
  if (waiting === 0) return null
  return (
    <Suspense fallback={null}>
      <SignOutDialog waiting={waiting} onStay={() => setWaiting(0)} onLeave={() => void signOut()} />
    </Suspense>
  )
}
