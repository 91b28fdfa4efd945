import { useSyncExternalStore } from 'react'
import { localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { useUser } from './session.ts'

const LOOK_MS = 30_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/**
 * The person's own day now, and the next one once it begins: by the clock of their zone, or of another (that of the place
 * where their device is).
 */
export function useToday(zone?: string): LocalDay {
  const user = useUser()
  return useSyncExternalStore(subscribe, () => localDayOf(new Date(), zone ?? user.zone, user.dayStart))
}
