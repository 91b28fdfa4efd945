import { useEffect, useState } from 'react'
import { addDays, daysBetween, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { useUser } from '#platform/web/session/session.ts'

const LOOK_MS = 30_000

/** Epoch ms, looked at again now and then and whenever the window is. */
function useClock(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}

/**
 * The person's day now, of an answer whose day was `told` at `at`: as many days on as the device's clock has counted since.
 * A clock that is wrong, but runs, changes nothing.
 */
export function useToday(told: LocalDay | undefined, at: number): LocalDay {
  const { zone, dayStart } = useUser()
  const now = useClock()
  const here = localDayOf(new Date(now), zone, dayStart)
  if (told === undefined) return here
  return addDays(told, Math.max(0, daysBetween(localDayOf(new Date(at), zone, dayStart), here)))
}
