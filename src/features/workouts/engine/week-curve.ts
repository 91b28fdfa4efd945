import type { Muscle } from '#platform/body/muscles.ts'
import { addDays, weekdayOf, type LocalDay } from '#platform/contract/dates.ts'
import type { Exercise } from '../exercise.ts'
import { weeklySets } from './volume.ts'

/** As many weeks as the server tells of. */
export const CURVE_WEEKS = 12

export type WeekSets = { week: LocalDay; sets: number }

/** Hard sets of each of the last twelve weeks, the oldest first: those a muscle had, or all there were. A week without any is 0. */
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
 * In how many weeks there was anything, and the mean of whole weeks since the first such: the one that is under way would pull it down.
 * null: no whole week yet.
 */
export function weekFrequency(curve: readonly WeekSets[]): { weeks: number; mean: number | null } {
  const first = curve.findIndex(({ sets }) => sets > 0)
  const whole = first === -1 ? [] : curve.slice(first, -1)
  return {
    weeks: curve.filter(({ sets }) => sets > 0).length,
    mean: whole.length === 0 ? null : whole.reduce((sum, { sets }) => sum + sets, 0) / whole.length,
  }
}
