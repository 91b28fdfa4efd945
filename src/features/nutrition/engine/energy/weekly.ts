import type { LocalDay } from '#platform/contract/dates.ts'
import { MAX_STEP } from './constants.ts'
import { targetFor, type Goal, type GoalFacts, type Target } from './goals.ts'

/** Facts at the beginning of a week. */
export type WeekKnown = {
  /** Its Monday. */
  week: LocalDay
  expended: number
  facts: GoalFacts
}

export type WeekTarget = Target & { week: LocalDay; expended: number }

/**
 * Targets by week, from the facts at the beginning of each. A target follows the expenditure by MAX_STEP a week at most, so that one odd
 * week has little effect. Protective bounds (`targetFor`) apply at once: a rise to their minimum is never delayed.
 */
export function weeklyTargets(weeks: readonly WeekKnown[], goal: Goal): WeekTarget[] {
  const targets: WeekTarget[] = []
  for (const { week, expended, facts } of weeks) {
    const { kcal, why } = targetFor(goal, expended, facts)
    const before = targets.at(-1)
    const isProtected = why.some(({ key }) => !['expenditure', 'goal', 'keep', 'pace', 'deficit'].includes(key))
    if (!before || isProtected || Math.abs(kcal - before.kcal) <= MAX_STEP) targets.push({ week, expended, kcal, why })
    else {
      const stepped = before.kcal + Math.sign(kcal - before.kcal) * MAX_STEP
      targets.push({ week, expended, kcal: stepped, why: [...why, { key: 'step', from: before.kcal }] })
    }
  }
  return targets
}
