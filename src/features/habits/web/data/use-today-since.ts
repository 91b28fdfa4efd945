import { addDays, daysBetween, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { useUser } from '#platform/web/session/session.ts'

/**
 * The person's day now, of an answer whose day was `told` at `at`: as many days on as the device's clock has counted since.
 * A clock that is wrong, but runs, changes nothing.
 */
export function useTodaySince(reported: LocalDay | undefined, at: number): LocalDay {
  const { zone, dayStart } = useUser()
  const here = useToday()
  if (reported === undefined) return here
  return addDays(reported, Math.max(0, daysBetween(localDayOf(new Date(at), zone, dayStart), here)))
}
