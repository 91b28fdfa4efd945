import { addDays, daysBetween, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { useUser } from '#platform/web/session/session.ts'

/**
 * The person's current day, from an answer whose day was `reported` at `at`, plus the days that the device's clock has counted
 * since. A wrong clock has no effect as long as it runs.
 */
export function useTodaySince(reported: LocalDay | undefined, at: number): LocalDay {
  const { zone, dayStart } = useUser()
  const here = useToday()
  if (reported === undefined) return here
  return addDays(reported, Math.max(0, daysBetween(localDayOf(new Date(at), zone, dayStart), here)))
}
