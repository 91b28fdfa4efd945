import type { Formatting } from '#platform/web/i18n/format.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'
import type { HabitToday } from '../../contract.ts'
import { isPaused } from '../../engine/day-values.ts'
import type { en } from '../core/messages.en.ts'

type Words = Translation<typeof en>

/** A streak of fewer is nothing to speak of. */
const WORTH_TELLING = 2

/** The one kind sentence about how a habit stands: never about what was missed. */
export function standingWords({ habit, standing, today }: HabitToday, t: Words, format: Formatting): string {
  if (isPaused(habit.pauses, today.day)) return t.standing.resting
  if (habit.goalTotal !== null)
    return t.standing.goal(
      t.amount({ ...habit, unit: '' }, standing.total, format),
      t.amount({ ...habit, kind: 'atLeast' }, habit.goalTotal, format),
    )
  if (standing.streak >= WORTH_TELLING && (standing.mayMiss === null || standing.isDone)) return t.standing.streak(standing.streak)
  if (standing.mayMiss !== null) return t.standing.mayMiss(standing.mayMiss)
  if (standing.streak > 0) return t.standing.fresh
  if (standing.recovery) return t.standing.recovery(Math.max(1, Math.round(standing.recovery.days)))
  return standing.total > 0 ? t.standing.again : t.standing.new
}
