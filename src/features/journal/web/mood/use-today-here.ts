import { useSyncExternalStore } from 'react'
import { localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { useUser } from '#platform/web/session/session.ts'
import { hereZone } from '../entry/when.ts'

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The day that something written now belongs to: by the clock where this device is, and the person's own beginning of the day. */
export function useTodayHere(): LocalDay {
  const { dayStart } = useUser()
  return useSyncExternalStore(subscribe, () => localDayOf(new Date(), hereZone(), dayStart))
}
