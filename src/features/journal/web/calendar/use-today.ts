import { useSyncExternalStore } from 'react'
import { localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { useUser } from '#platform/web/session/session.ts'

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The person's own day now; the next one once theirs begins. */
export function useToday(): LocalDay {
  const { zone, dayStart } = useUser()
  return useSyncExternalStore(subscribe, () => localDayOf(new Date(), zone, dayStart))
}
