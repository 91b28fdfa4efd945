import { CAUTIONS_BY_JOINT, familyOf, type Caution, type Exercise } from '../exercise.ts'
import { isLoaded } from './prescription.ts'
import { chance } from './seeded.ts'
import type { Injury, Place, PlanInput } from './types.ts'

type Limits = Pick<PlanInput, 'injuries' | 'avoid' | 'dislikes' | 'level'>

const demandsOf = ({ joint }: Injury): readonly Caution[] => CAUTIONS_BY_JOINT[joint]

/** Demands that are left out: those of joints that are out, and single ones. */
export function bannedDemands({ injuries, avoid }: Pick<Limits, 'injuries' | 'avoid'>): ReadonlySet<Caution> {
  return new Set([...avoid, ...injuries.filter(({ stage }) => stage === 'out').flatMap(demandsOf)])
}

/** The joint that is on its way back and that this exercise asks something of. */
export const returningJoint = ({ injuries }: Pick<Limits, 'injuries'>, exercise: Pick<Exercise, 'cautions'>): Injury['joint'] | undefined =>
  injuries.find((injury) => injury.stage === 'returning' && demandsOf(injury).some((demand) => exercise.cautions.includes(demand)))?.joint

/** A landing cannot be made light: while a joint is on its way back, nothing lands on it. */
const landsOnReturning = (limits: Pick<Limits, 'injuries'>, exercise: Exercise): boolean =>
  exercise.cautions.includes('impact') && returningJoint(limits, exercise) !== undefined

/** Whether everything it needs is there, a load for it among it. */
export function isPossible(exercise: Exercise, place: Place): boolean {
  return exercise.equipment.every((one) => place.equipment.has(one)) && (!isLoaded(exercise) || place.loadsFor(exercise).length > 0)
}

/** Exercises that this person can do at this place, by nothing but facts. */
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
/** Forms of a movement with a part of one's weight taken off: for whoever cannot do the whole one yet. */
export function isLightened({ loading, traits, pattern }: Exercise): boolean {
  if (loading === 'assisted') return true
  if (loading !== 'bodyweight') return false
  if (pattern === 'push-up') return traits.includes('on-knees') || traits.includes('incline')
  if (pattern === 'pull-up') return traits.includes('supported')
  return pattern === 'squat' && traits.includes('box')
}

const RANK_SCORE = { 1: 1, 2: 0.65, 3: 0.2 } as const

/**
 * How well an exercise serves, from about 0 to 2, without looking at the day: how well known it is, how it fits goal and level, and the
 * seed's part, which decides among about equal ones.
 */
export function suits(exercise: Exercise, { goal, level, seed }: Pick<PlanInput, 'goal' | 'level' | 'seed'>): number {
  let score: number = RANK_SCORE[exercise.rank]
  if (level === 'novice' && exercise.level === 'intermediate') score -= 0.15
  if (level !== 'novice' && exercise.level === 'advanced') score -= level === 'advanced' ? 0.05 : 0.3
  // Who has weights there came for them; a set without a load soon gets too easy, or is too hard from the start.
  if (isLoaded(exercise)) score += level === 'novice' ? 0.3 : 0.4
  if (goal === 'strength' && exercise.loading === 'barbell') score += exercise.rank === 1 ? 0.4 : 0.1
  // Legs that are used to more outgrow what two hands can hold.
  if (level !== 'novice' && exercise.mechanic === 'compound' && LOWER.has(familyOf(exercise.pattern)) && HEAVY.has(exercise.loading))
    score += 0.3
  if (goal !== 'strength' && level === 'novice' && ['dumbbells', 'dumbbell', 'machine-stack', 'cable'].includes(exercise.loading))
    score += 0.15
  if (goal === 'endurance' && !isLoaded(exercise)) score += 0.3
  if (level !== 'novice' && isLightened(exercise)) score -= 0.6
  // Legs that are used to more do not grow by their own weight, and a weight in front of the chest or a bell is soon too light for them.
  if (level !== 'novice' && goal !== 'endurance') {
    if (!isLoaded(exercise) && exercise.level === 'beginner' && LOWER.has(familyOf(exercise.pattern))) score -= 0.3
    if (exercise.loading === 'kettlebell') score -= 0.25
    else if (exercise.traits.includes('goblet')) score -= 0.4
  }
  // Twice as long on the clock.
  if (exercise.perSide) score -= 0.1
  return score + 0.28 * chance(seed, exercise.id)
}
