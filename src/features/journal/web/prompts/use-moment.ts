import { useEffect, useState } from 'react'
import { localDayOf, wallClock, type LocalDay } from '#platform/contract/dates.ts'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { useUser } from '#platform/web/session/session.ts'
import { timeOfDayOf } from '../../prompts/prompts.ts'
import type { TimeOfDay } from '../../prompts/types.ts'

/**
 * The person's day and time of day in the device's time zone, like in entries, fixed when the page was opened: a prompt must
 * not change while the person reads it because it has become noon.
 */
export function useMoment(): { day: LocalDay; timeOfDay: TimeOfDay } {
  const { dayStart } = useUser()
  const zone = deviceZone()
  const [looked, setLooked] = useState(() => Date.now())
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setLooked(Date.now())
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const at = new Date(looked)
  return { day: localDayOf(at, zone, dayStart), timeOfDay: timeOfDayOf(wallClock(at, zone).minutes) }
}
