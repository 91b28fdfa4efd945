import { MUSCLES, type Muscle } from '#platform/body/muscles.ts'
import { aliases, german } from '../../content/exercises/names.ts'
import { exercises } from '../../content/exercises/table.ts'
import type { Exercise } from '../../contract/exercises.ts'
import type { OwnExercise, OwnExerciseFields } from '../../contract-exercises.ts'
import type { ExerciseOfFile } from '../../contract-transfer.ts'
import { foldText, indexOf, searchExercises } from '../../exercises/search.ts'

type Found = Pick<ExerciseOfFile, 'match' | 'exercise' | 'muscle'>

/** Groups that exercises are kept in elsewhere, in words that begin so. */
const GROUPS: readonly [string, Muscle][] = [
  ['chest', 'chest'],
  ['brust', 'chest'],
  ['back', 'upper-back'],
  ['rucken', 'upper-back'],
  ['lat', 'lats'],
  ['shoulder', 'side-delts'],
  ['schulter', 'side-delts'],
  ['bicep', 'biceps'],
  ['bizeps', 'biceps'],
  ['tricep', 'triceps'],
  ['trizeps', 'triceps'],
  ['forearm', 'forearms'],
  ['ab', 'abs'],
  ['core', 'abs'],
  ['bauch', 'abs'],
  ['leg', 'quads'],
  ['bein', 'quads'],
  ['glute', 'glutes'],
  ['calv', 'calves'],
]

/** Which exercise a name of another app means: by the library's names in both languages, one's own, and what other apps call them. */
export class Directory {
  private readonly known = new Map<string, string>()
  private readonly near = new Map<string, string>()
  private readonly byId: ReadonlyMap<string, Exercise>
  private readonly index: ReturnType<typeof indexOf>

  constructor(own: readonly OwnExercise[]) {
    this.byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
    for (const { alias, id, match } of aliases) (match === 'exact' ? this.known : this.near).set(foldText(alias), id)
    const names: Readonly<Record<string, string>> = german
    for (const { id, name } of exercises) for (const text of [names[id], name]) if (text) this.known.set(foldText(text), id)
    // One's own go first: whoever has named one so means it.
    for (const { id, name } of own) this.known.set(foldText(name), id)
    this.index = indexOf(
      exercises.map(({ id, name, rank }) => ({ id, rank, names: [name, ...(names[id] ? [names[id]] : [])], aliases: [] })),
    )
  }

  find(name: string, category: string): Found {
    const wanted = foldText(name)
    const known = this.known.get(wanted)
    if (known) return { match: 'known', exercise: known, muscle: this.muscleOf(known) }
    const near = this.near.get(wanted)
    if (near) return { match: 'near', exercise: near, muscle: this.muscleOf(near) }
    const [like] = searchExercises(this.index, name, 1)
    return { match: 'unknown', exercise: like ?? null, muscle: muscleOfGroup(category) ?? (like ? this.muscleOf(like) : null) }
  }

  has(id: string): boolean {
    return this.byId.has(id)
  }

  private muscleOf(id: string): Muscle | null {
    return this.byId.get(id)?.primary[0] ?? null
  }
}

function muscleOfGroup(category: string): Muscle | null {
  const wanted = foldText(category)
  return wanted === ''
    ? null
    : (GROUPS.find(([begin]) => wanted.startsWith(begin))?.[1] ?? MUSCLES.find((muscle) => muscle === wanted) ?? null)
}

const LOADINGS = [
  ['barbell', 'barbell'],
  ['langhantel', 'barbell'],
  ['dumbbell', 'dumbbells'],
  ['kurzhantel', 'dumbbells'],
  ['kettlebell', 'kettlebell'],
  ['cable', 'cable'],
  ['kabel', 'cable'],
  ['machine', 'machine-stack'],
  ['maschine', 'machine-stack'],
  ['band', 'band'],
] as const

/**
 * An exercise of one's own of which a file knows the name, and its person the muscle: of the movement that most exercises for that muscle
 * have. What it needs is left open, and can be said later.
 */
export function ownFieldsOf(
  name: string,
  muscle: Muscle,
  { measure, hasLoad }: { measure: Exercise['measure']; hasLoad: boolean },
): OwnExerciseFields {
  const counts = new Map<Exercise['pattern'], number>()
  for (const { pattern, primary, purpose } of exercises)
    if (purpose === 'strength' && primary.includes(muscle))
      counts.set(pattern, (counts.get(pattern) ?? 0) + (primary[0] === muscle ? 2 : 1))
  const [pattern] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['squat' as const]
  const folded = foldText(name)
  const loading = LOADINGS.find(([word]) => folded.includes(word))?.[1] ?? (hasLoad ? 'bodyweight-plus' : 'bodyweight')
  return {
    name: [...name].slice(0, 80).join(''),
    pattern,
    primary: [muscle],
    secondary: [],
    equipment: [],
    loading,
    measure,
    perSide: false,
    how: '',
  }
}
