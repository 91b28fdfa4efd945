import { familyOf, type Exercise } from '../exercise.ts'

/** What keeps somebody moving for minutes on end. */
export const isEndurance = (exercise: Exercise): boolean =>
  exercise.purpose === 'endurance' && exercise.measure === 'seconds' && !exercise.perSide && familyOf(exercise.pattern) === 'endurance'

/** Of a lifting day's time, where endurance is the goal. */
export const PART_FOR_ENDURANCE = 0.35

/** What everybody can do at an easy pace first: running and rope skipping are seldom easy. Where endurance is the goal, running and stairs are as good. */
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
