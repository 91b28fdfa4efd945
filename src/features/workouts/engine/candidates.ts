import { CAUTIONS_BY_JOINT, familyOf, type Caution, type Exercise } from '../exercise.ts'
import { isLoaded } from './prescription.ts'
import { chance } from './seeded.ts'
import type { Injury, Place, PlanInput } from './types.ts'

type Limits = Pick<PlanInput, 'injuries' | 'avoid' | 'dislikes' | 'level'>

const demandsOf = ({ joint }: Injury): readonly Caution[] => CAUTIONS_BY_JOINT[joint]

/** Excluded demands: those of injured joints, and single ones. */
export function bannedDemands({ injuries, avoid }: Pick<Limits, 'injuries' | 'avoid'>): ReadonlySet<Caution> {
  return new Set([...avoid, ...injuries.filter(({ stage }) => stage === 'out').flatMap(demandsOf)])
}

/** The returning joint that this exercise puts a demand on. */
export const returningJoint = ({ injuries }: Pick<Limits, 'injuries'>, exercise: Pick<Exercise, 'cautions'>): Injury['joint'] | undefined =>
  injuries.find((injury) => injury.stage === 'returning' && demandsOf(injury).some((demand) => exercise.cautions.includes(demand)))?.joint

/** A landing cannot be made light: a returning joint gets no exercise with impact. */
const landsOnReturning = (limits: Pick<Limits, 'injuries'>, exercise: Exercise): boolean =>
  exercise.cautions.includes('impact') && returningJoint(limits, exercise) !== undefined

/** Whether the place has all of its equipment, and a load for it if it needs one. */
export function isPossible(exercise: Exercise, place: Place): boolean {
  return exercise.equipment.every((one) => place.equipment.has(one)) && (!isLoaded(exercise) || place.loadsFor(exercise).length > 0)
}

/** Exercises that this person can do at this place, judged by facts only. */
export function candidatesFor(exercises: readonly Exercise[], limits: Limits, place: Place): readonly Exercise[] {
  const banned = bannedDemands(limits)
  const disliked = new Set(limits.dislikes)
  return exercises.filter(
    (exercise) =>
      exercise.purpose !== 'power' &&
      !disliked.has(exercise.id) &&
      !exercise.cautions.some((demand) => banned.has(demand)) &&
      !landsOnReturning(limits, exercise) &&
      (limits.level !== 'novice' || exercise.level !== 'advanced') &&
      isPossible(exercise, place),
  )
}

const LOWER: ReadonlySet<string> = new Set(['squat', 'hinge'])
const HEAVY: ReadonlySet<string> = new Set(['barbell', 'trap-bar', 'machine-plates'])
/** Forms of a movement with part of the body weight removed, for people who cannot do the full movement yet. */
export function isLightened({ loading, traits, pattern }: Exercise): boolean {
  if (loading === 'assisted') return true
  if (loading !== 'bodyweight') return false
  if (pattern === 'push-up') return traits.includes('on-knees') || traits.includes('incline')
  if (pattern === 'pull-up') return traits.includes('supported')
  return pattern === 'squat' && traits.includes('box')
}

const RANK_SCORE = { 1: 1, 2: 0.65, 3: 0.2 } as const

/**
 * How well an exercise fits in general, from about 0 to 2, without regard to the day: how well known it is, how it fits goal and level, and
 * a seeded random part that decides between about equal ones.
 */
export function suits(exercise: Exercise, { goal, level, seed }: Pick<PlanInput, 'goal' | 'level' | 'seed'>): number {
  let score: number = RANK_SCORE[exercise.rank]
  if (level === 'novice' && exercise.level === 'intermediate') score -= 0.15
  if (level !== 'novice' && exercise.level === 'advanced') score -= level === 'advanced' ? 0.05 : 0.3
  // A person with weights there came to use them; a set without a load soon gets too easy, or is too hard from the start.
  if (isLoaded(exercise)) score += level === 'novice' ? 0.3 : 0.4
  if (goal === 'strength' && exercise.loading === 'barbell') score += exercise.rank === 1 ? 0.4 : 0.1
  // Trained legs outgrow the weights that two hands can hold.
  if (level !== 'novice' && exercise.mechanic === 'compound' && LOWER.has(familyOf(exercise.pattern)) && HEAVY.has(exercise.loading))
    score += 0.3
  if (goal !== 'strength' && level === 'novice' && ['dumbbells', 'dumbbell', 'machine-stack', 'cable'].includes(exercise.loading))
    score += 0.15
  if (goal === 'endurance' && !isLoaded(exercise)) score += 0.3
  if (level !== 'novice' && isLightened(exercise)) score -= 0.6
  // Trained legs do not grow from body weight, and a weight in front of the chest or a kettlebell is soon too light for them.
  if (level !== 'novice' && goal !== 'endurance') {
    if (!isLoaded(exercise) && exercise.level === 'beginner' && LOWER.has(familyOf(exercise.pattern))) score -= 0.3
    if (exercise.loading === 'kettlebell') score -= 0.25
    else if (exercise.traits.includes('goblet')) score -= 0.4
  }
  // Each side takes its own time.
  if (exercise.perSide) score -= 0.1
  return score + 0.28 * chance(seed, exercise.id)
}
