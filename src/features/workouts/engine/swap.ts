import { familyOf, muscleShare, type Exercise, type Loading } from '../exercise.ts'
import { candidatesFor, suits } from './candidates.ts'
import { loadAtMost } from './loads.ts'
import { isLoaded } from './prescription.ts'
import type { Place, PlanInput } from './types.ts'

type Wishes = Pick<PlanInput, 'goal' | 'level' | 'seed' | 'injuries' | 'avoid' | 'dislikes'>

/** Exercises that can replace one here, the most similar first: same pattern, then same family, then the same muscles. */
export function alternativesTo(exercise: Exercise, exercises: readonly Exercise[], wishes: Wishes, place: Place, most = 8): Exercise[] {
  return candidatesFor(exercises, wishes, place)
    .filter((one) => one.id !== exercise.id && one.purpose === exercise.purpose)
    .map((one) => ({ one, score: likeness(exercise, one) }))
    .filter(({ score }) => score >= 1)
    .map(({ one, score }) => ({ one, score: score + 0.5 * suits(one, wishes) }))
    .toSorted((a, b) => b.score - a.score || (a.one.id < b.one.id ? -1 : 1))
    .slice(0, most)
    .map(({ one }) => one)
}

function likeness(a: Exercise, b: Exercise): number {
  const pattern = a.pattern === b.pattern ? 2 : familyOf(a.pattern) === familyOf(b.pattern) ? 1 : 0
  const shared = a.primary.filter((muscle) => muscleShare(b, muscle) === 1).length / a.primary.length
  return pattern + shared + (a.mechanic === b.mechanic ? 0.3 : 0)
}

/** The load in one hand as a share of the same lift's barbell load. Rough figures of our own, rounded down: the first set will show. */
const SHARE_OF_BARBELL: Partial<Record<Loading, number>> = {
  barbell: 1,
  'ez-bar': 1,
  'trap-bar': 1.05,
  'smith-machine': 0.95,
  dumbbells: 0.4,
  dumbbell: 0.4,
  kettlebell: 0.4,
  kettlebells: 0.35,
  'machine-plates': 0.9,
  'machine-stack': 0.8,
  cable: 0.7,
  landmine: 0.6,
  plate: 0.3,
}

/**
 * A load for another exercise, converted from that of the one it replaces; undefined if the two loads cannot be compared. Only within the
 * same pattern: a squat predicts nothing about a curl.
 */
export function convertLoad(from: Exercise, to: Exercise, load: number, place: Place): number | undefined {
  if (from.pattern !== to.pattern) return undefined
  if (!isLoaded(from) || !isLoaded(to) || from.mechanic !== to.mechanic) return undefined
  const [a, b] = [SHARE_OF_BARBELL[from.loading], SHARE_OF_BARBELL[to.loading]]
  if (a === undefined || b === undefined) return undefined
  const sides = from.perSide === to.perSide ? 1 : to.perSide ? 0.7 : 1.3
  const wanted = ((load * b) / a) * sides
  const found = loadAtMost(place.loadsFor(to), wanted)
  return found === undefined || found > wanted ? undefined : found
}
