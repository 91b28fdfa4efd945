import { lazy, Suspense, useEffect, useState } from 'react'
import { currentSession, onSignOutRequest, signOut } from '#platform/web/session/session.ts'

const SignOutDialog = lazy(() => import('../unsent/SignOutDialog.tsx').then((file) => ({ default: file.SignOutDialog })))

/** Signing out with changes still on this device: sends them first, and asks when that is not possible. */
export function SignOutGuard() {
  const [asked, setAsked] = useState<{ userId: string; waiting: number }>()
  useEffect(
    () =>
      onSignOutRequest(async () => {
        const userId = currentSession().user?.id ?? ''
        const { sendUnsent } = await import('../unsent/send-unsent.ts')
        const waiting = await sendUnsent(userId)
        if (waiting > 0) setAsked({ userId, waiting })
        else await signOut()
      }),
    [],
  )
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <SignOutDialog {...asked} onStay={() => setAsked(undefined)} />
    </Suspense>
  )
}
