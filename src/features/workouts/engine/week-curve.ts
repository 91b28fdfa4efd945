import type { Muscle } from '#platform/body/muscles.ts'
import { addDays, weekdayOf, type LocalDay } from '#platform/contract/dates.ts'
import type { Exercise } from '../exercise.ts'
import { weeklySets } from './volume.ts'

/** The number of weeks that the server returns. */
export const CURVE_WEEKS = 12

export type WeekSets = { week: LocalDay; sets: number }

/** Hard sets of each of the last twelve weeks, oldest first: those of one muscle, or all. A week without any is 0. */
export function weekCurve(
  done: readonly { week: LocalDay; exercise: Pick<Exercise, 'primary' | 'secondary' | 'purpose'>; sets: number }[],
  today: LocalDay,
  muscle: Muscle | null,
): WeekSets[] {
  const monday = addDays(today, -weekdayOf(today))
  return Array.from({ length: CURVE_WEEKS }, (_, index) => {
    const week = addDays(monday, 7 * (index + 1 - CURVE_WEEKS))
    const here = done.filter((one) => one.week === week && one.exercise.purpose === 'strength')
    const sets = muscle === null ? here.reduce((sum, one) => sum + one.sets, 0) : (weeklySets(here).get(muscle) ?? 0)
    return { week, sets }
  })
}

/**
 * The number of weeks with any sets, and the mean of whole weeks since the first such week. The current week would lower the mean, so it
 * does not count. null: no whole week yet.
 */
export function weekFrequency(curve: readonly WeekSets[]): { weeks: number; mean: number | null } {
  const first = curve.findIndex(({ sets }) => sets > 0)
  const whole = first === -1 ? [] : curve.slice(first, -1)
  return {
    weeks: curve.filter(({ sets }) => sets > 0).length,
    mean: whole.length === 0 ? null : whole.reduce((sum, { sets }) => sum + sets, 0) / whole.length,
  }
}
