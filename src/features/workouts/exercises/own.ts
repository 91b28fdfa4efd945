import type { Muscle } from '#platform/body/muscles.ts'
import type { Caution, Exercise } from '../exercise.ts'
import { cautionsOf } from './cautions.ts'

/** The fields of a person's own exercise. */
type OwnExercise = Pick<Exercise, 'id' | 'name' | 'pattern' | 'primary' | 'equipment' | 'loading' | 'measure' | 'perSide'> & {
  secondary: readonly Muscle[]
}

const OWN_SHARE = 0.5

/**
 * Converts an own exercise to the common shape. Its cautions are those of the rule and those that most built-in exercises of its movement
 * have, so an excluded joint excludes it as well.
 */
export function asExercise(own: OwnExercise, builtIn: readonly Exercise[]): Exercise {
  const like = builtIn.filter(({ pattern }) => pattern === own.pattern)
  const counts = new Map<Caution, number>()
  for (const { cautions } of like) for (const caution of cautions) counts.set(caution, (counts.get(caution) ?? 0) + 1)
  const model = like[0]
  return {
    id: own.id,
    name: own.name,
    pattern: own.pattern,
    primary: own.primary,
    secondary: Object.fromEntries(own.secondary.filter((muscle) => !own.primary.includes(muscle)).map((muscle) => [muscle, OWN_SHARE])),
    mechanic: model?.mechanic ?? 'compound',
    force: model?.force ?? 'both',
    equipment: own.equipment,
    loading: own.loading,
    measure: own.measure,
    perSide: own.perSide,
    level: 'beginner',
    rank: 2,
    purpose: model?.purpose ?? 'strength',
    cautions: cautionsOf(
      { id: own.id, pattern: own.pattern, loading: own.loading, equipment: own.equipment, traits: [] },
      [...counts].filter(([, count]) => count * 2 >= like.length).map(([caution]) => caution),
    ),
    traits: [],
  }
}
