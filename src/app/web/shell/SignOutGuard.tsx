import { lazy, Suspense, useEffect, useState } from 'react'
import { outbox } from '#platform/web/offline/app-outbox.ts'
import { onSignOutRequest, signOut } from '#platform/web/session/session.ts'

const SignOutDialog = lazy(() => import('./SignOutDialog.tsx').then((file) => ({ default: file.SignOutDialog })))

/** Signing out with changes still on this device: sends them first, and asks when that is not possible. */
export function SignOutGuard() {
  const [waiting, setWaiting] = useState(0)
  useEffect(
    () =>
      onSignOutRequest(async () => {
        await outbox.flush()
        const left = outbox.state().waiting.length
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
