import type { Muscle } from '#platform/body/muscles.ts'
import type { Exercise } from '../exercise.ts'
import type { Goal, PlanInput, TrainingLevel } from './types.ts'

/** Muscles whose weekly sets are counted against a range. Exercises for these also train the others. */
export const COUNTED_MUSCLES = [
  'chest',
  'upper-back',
  'lats',
  'quads',
  'hamstrings',
  'glutes',
  'side-delts',
  'biceps',
  'triceps',
  'calves',
  'abs',
] as const satisfies readonly Muscle[]
export type CountedMuscle = (typeof COUNTED_MUSCLES)[number]

/** The muscles that matter most: these are filled first. */
export const BIG_MUSCLES: readonly CountedMuscle[] = ['chest', 'upper-back', 'lats', 'quads', 'hamstrings', 'glutes']

/** Hard sets a week; more than the cap brings no more (Pelland 2025; Schoenfeld 2017; at most 20 by choice). */
const RANGES: Record<TrainingLevel, { from: number; to: number }> = {
  novice: { from: 6, to: 10 },
  intermediate: { from: 10, to: 14 },
  advanced: { from: 12, to: 20 },
}

export const weeklyRange = (level: TrainingLevel): { from: number; to: number } => RANGES[level]

/** The point in the range that a goal aims at: 0 its lower end, 1 its upper. */
const AIM: Record<Goal, number> = { strength: 0.2, muscle: 0.6, endurance: 0.1, general: 0.1, mobility: 0 }

/** The weekly sets planned for a muscle. Most exercises for big muscles also train small ones, so those aim at the lower end. */
export function weeklyTarget({ goal, level, focus }: Pick<PlanInput, 'goal' | 'level' | 'focus'>, muscle: CountedMuscle): number {
  const { from, to } = RANGES[level]
  if (focus.includes(muscle)) return to
  if (!BIG_MUSCLES.includes(muscle)) return goal === 'muscle' ? from + (to - from) * 0.25 : from * 0.75
  return from + (to - from) * AIM[goal]
}

/** Weekly sets by muscle of planned or finished exercises: a set of a primary muscle counts as one, of a secondary one as its share. */
export function weeklySets(done: readonly { exercise: Pick<Exercise, 'primary' | 'secondary'>; sets: number }[]): Map<Muscle, number> {
  const sums = new Map<Muscle, number>()
  const add = (muscle: Muscle, sets: number) => sums.set(muscle, (sums.get(muscle) ?? 0) + sets)
  for (const { exercise, sets } of done) {
    for (const muscle of exercise.primary) add(muscle, sets)
    for (const muscle in exercise.secondary) {
      const share = exercise.secondary[muscle as Muscle] ?? 0
      if (!exercise.primary.includes(muscle as Muscle)) add(muscle as Muscle, sets * share)
    }
  }
  return sums
}
