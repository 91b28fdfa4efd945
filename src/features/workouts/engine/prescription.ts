import { familyOf, type Exercise } from '../exercise.ts'
import type { Goal, PlanInput, Rule, Target, TrainingLevel, Why } from './types.ts'

export type Prescription = { sets: number; target: Target; rir: number | null; rest: number; rule: Rule; why: Why }

const reps = (from: number, to: number): Target => ({ kind: 'reps', from, to })
const seconds = (from: number, to: number): Target => ({ kind: 'seconds', from, to })

/** Reps left in reserve: training near failure is optional (ACSM 2026), and beginners learn best away from it. */
const RESERVE: Record<TrainingLevel, number> = { novice: 3, intermediate: 2, advanced: 1 }

const STRENGTH_REPS: Record<TrainingLevel, [number, number]> = { novice: [5, 8], intermediate: [4, 6], advanced: [3, 5] }

/** Lifts with which few heavy repetitions are common and safe. On a leg press, in a row or on one leg they are neither. */
const HEAVY_LIFTS: ReadonlySet<string> = new Set([
  'squat',
  'deadlift',
  'bench-press',
  'incline-press',
  'decline-press',
  'overhead-press',
  'pull-up',
])

/** Whether a load for it is recorded and can grow. */
export const isLoaded = ({ loading }: Pick<Exercise, 'loading'>): boolean =>
  !['bodyweight', 'none', 'band', 'bodyweight-plus', 'assisted'].includes(loading)

/**
 * Sets, reps or time, reps in reserve and rest of an exercise. Ranges: ACSM 2009 (strength 1–6 reps, hypertrophy 6–12 and 60–90 s,
 * endurance 12 and more with little rest, novices 8–12), within them by level and by whether it is one of the day's main lifts.
 */
export function prescribe(exercise: Exercise, { goal, level }: Pick<PlanInput, 'goal' | 'level'>, isMain: boolean): Prescription {
  if (exercise.purpose === 'mobility') return stretch(exercise)
  if (exercise.measure !== 'reps') return held(exercise, level)
  const base = byGoal(exercise, goal, level, isMain)
  const rir = RESERVE[level]
  const rule: Rule = { kind: 'double' }
  const [from, to] = withoutLoad(exercise, base.reps)
  const rest = Math.max(base.rest, leastRest(exercise, from))
  const why = { key: `reps.${base.key}`, values: { sets: base.sets, from, to, rest, rir }, source: 'acsm2009' } as const
  return { sets: base.sets, target: reps(from, to), rir, rest, rule, why }
}

/** Loaded hinges: they tire the lower back, which supports every other lift. */
export const isLoadedHinge = (exercise: Pick<Exercise, 'pattern' | 'loading'>): boolean =>
  isLoaded(exercise) && ['deadlift', 'romanian-deadlift', 'single-leg-hinge', 'swing'].includes(exercise.pattern)
const isLoadedSquat = (exercise: Exercise): boolean =>
  isLoaded(exercise) && exercise.mechanic === 'compound' && ['squat', 'lunge'].includes(familyOf(exercise.pattern))

/**
 * A tired back or tired legs lose their form: one minute after light sets of many reps, a minute and a half after heavy hinges. Our own.
 */
function leastRest(exercise: Exercise, fewestReps: number): number {
  if (isLoadedHinge(exercise)) return fewestReps >= 12 ? 60 : 90
  return isLoadedSquat(exercise) ? 60 : 0
}

type Base = { key: string; sets: number; reps: readonly [number, number]; rest: number }

function byGoal(exercise: Exercise, goal: Goal, level: TrainingLevel, isMain: boolean): Base {
  const isCompound = exercise.mechanic === 'compound'
  if (goal === 'strength' && isMain && isLoaded(exercise) && HEAVY_LIFTS.has(exercise.pattern))
    return { key: 'strength', sets: 3, reps: STRENGTH_REPS[level], rest: 180 }
  if (goal === 'strength')
    return { key: 'support', sets: isCompound ? 3 : 2, reps: isCompound ? [6, 10] : [8, 12], rest: isCompound ? 120 : 75 }
  if (goal === 'muscle') {
    if (level === 'novice') return { key: 'novice', sets: 3, reps: [8, 12], rest: isCompound ? 90 : 60 }
    return isCompound
      ? { key: 'muscle', sets: 3, reps: isMain ? [6, 10] : [8, 12], rest: 90 }
      : { key: 'muscle', sets: 3, reps: [8, 12], rest: 60 }
  }
  if (goal === 'endurance') return { key: 'endurance', sets: isMain ? 3 : 2, reps: [12, 20], rest: 30 }
  if (level === 'novice') return { key: 'novice', sets: isMain ? 3 : 2, reps: [8, 12], rest: isCompound ? 75 : 60 }
  return { key: 'general', sets: isMain ? 3 : 2, reps: [8, 12], rest: isCompound ? 90 : 60 }
}

/** Body weight cannot be halved, so an exercise without a load has a wider range of reps, and trunk work a longer one. */
function withoutLoad(exercise: Exercise, [from, to]: readonly [number, number]): readonly [number, number] {
  if (isLoaded(exercise)) return [from, to]
  if (familyOf(exercise.pattern).startsWith('core')) return [8, 15]
  const isHeavy =
    exercise.loading.startsWith('bodyweight') && (familyOf(exercise.pattern) === 'vertical-pull' || exercise.level === 'advanced')
  if (isHeavy) return [3, 10]
  return [Math.max(6, from), Math.max(15, to)]
}

function stretch(exercise: Exercise): Prescription {
  const target: Target = exercise.measure === 'seconds' ? seconds(30, 45) : reps(8, 10)
  return {
    sets: 2,
    target,
    rir: null,
    rest: 15,
    rule: { kind: 'fixed' },
    why: { key: 'reps.mobility', values: { from: target.from, to: target.to }, source: 'own' },
  }
}

function held(exercise: Exercise, level: TrainingLevel): Prescription {
  const target: Target =
    exercise.measure === 'metres' ? { kind: 'metres', from: 20, to: 40 } : level === 'novice' ? seconds(20, 40) : seconds(30, 60)
  return {
    sets: 3,
    target,
    rir: null,
    rest: 60,
    rule: { kind: 'double' },
    why: { key: 'reps.held', values: { from: target.from, to: target.to }, source: 'own' },
  }
}
