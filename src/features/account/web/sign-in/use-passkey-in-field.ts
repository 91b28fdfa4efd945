import { useEffect, useEffectEvent } from 'react'
import type { User } from '#platform/contract/session.ts'
import { NoPasskeyChosen, offersPasskeysInField, signInWithPasskey, stopAskingForPasskey } from './passkey.ts'

/** A challenge is valid for five minutes; a new one is requested before that. */
const RENEW_MS = 270_000
const START_MS = 600

type Handlers = { onUser: (user: User) => void; onError: (error: unknown) => void }

/** Offers passkeys in the username field, if the browser can: no button is needed. */
export function usePasskeyInField(isWanted: boolean, { onUser, onError }: Handlers): void {
  const enter = useEffectEvent(onUser)
  const refuse = useEffectEvent(onError)
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    let isAsking = false
    const ask = async () => {
      if (isOver || document.visibilityState === 'hidden' || !(await offersPasskeysInField()) || isOver) return
      isAsking = true
      try {
        const user = await signInWithPasskey({ inField: true })
        if (!isOver) enter(user)
      } catch (error) {
        // An unused or failed offer needs no message. A refused passkey does.
        if (!isOver && !(error instanceof NoPasskeyChosen) && isRefusal(error)) refuse(error)
      }
    }
    const first = setTimeout(ask, START_MS)
    const renewal = setInterval(ask, RENEW_MS)
    return () => {
      isOver = true
      clearTimeout(first)
      clearInterval(renewal)
      if (isAsking) void stopAskingForPasskey()
    }
  }, [isWanted])
}

const isRefusal = (error: unknown) => (error as { error?: unknown }).error === 'unauthenticated'
