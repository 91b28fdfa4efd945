import { familyOf, type Exercise } from '../exercise.ts'

/** Whether a person can do it without a pause for minutes. */
export const isEndurance = (exercise: Exercise): boolean =>
  exercise.purpose === 'endurance' && exercise.measure === 'seconds' && !exercise.perSide && familyOf(exercise.pattern) === 'endurance'

/** Share of a lifting day's time, if endurance is the goal. */
export const PART_FOR_ENDURANCE = 0.35

/** Easy exercises for everybody rank first, unlike running and rope skipping. With the goal endurance, running and stairs rank high too. */
export function endurancePreference({ pattern, traits }: Exercise, isGoal: boolean): number {
  if (traits.includes('explosive')) return -2
  const easy: Partial<Record<string, number>> = {
    walk: 0.6,
    cycle: 0.6,
    'row-ergometer': 0.3,
    stride: 0.4,
    stairs: 0,
    run: -0.6,
    'skip-rope': -0.8,
  }
  const goal: Partial<Record<string, number>> = {
    walk: 0.4,
    cycle: 0.6,
    'row-ergometer': 0.5,
    stride: 0.5,
    stairs: 0.4,
    run: 0.6,
    'skip-rope': -0.4,
  }
  return (isGoal ? goal : easy)[pattern] ?? -1
}
