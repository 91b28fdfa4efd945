import type { Muscle } from '#platform/body/muscles.ts'
import type { Caution, Exercise } from '../exercise.ts'
import { cautionsOf } from './cautions.ts'

/** What a person says of an exercise of their own. */
type OwnExercise = Pick<Exercise, 'id' | 'name' | 'pattern' | 'primary' | 'equipment' | 'loading' | 'measure' | 'perSide'> & {
  secondary: readonly Muscle[]
}

const OWN_SHARE = 0.5

/**
 * An exercise of one's own as everything else sees one. Its movement asks of joints what the rule says of it, and what most of the built-in
 * ones of that movement ask: who has trouble with a joint is kept from it there, too.
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
