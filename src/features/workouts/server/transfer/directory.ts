import { plainWords } from '#platform/contract/fold.ts'
import { MUSCLES, type Muscle } from '#platform/body/muscles.ts'
import { aliases, appNames, german } from '../../content/exercises/names.ts'
import { exercises } from '../../content/exercises/table.ts'
import type { Exercise } from '../../exercise.ts'
import type { OwnExercise, OwnExerciseFields } from '../../contract/own-exercises.ts'
import type { ExerciseOfFile } from '../../contract/transfer.ts'
import { distanceBetween, equipmentOf, KNOWN, NEAR, wordsOfName, type NameWords } from './exercise-words.ts'

type Found = Pick<ExerciseOfFile, 'match' | 'exercise' | 'muscle'>

/** Group names of other apps, by the words that they begin with. */
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

const corrected = new Set(appNames.map(({ alias }) => plainWords(alias)))
/** Other apps' names for exercises that are exactly ours. */
const exactNames = () => [
  ...appNames.flatMap(({ alias, id, match }) => (id !== null && match === 'exact' ? [{ id, name: alias }] : [])),
  ...aliases.flatMap(({ alias, id, match }) => (match === 'exact' && !corrected.has(plainWords(alias)) ? [{ id, name: alias }] : [])),
]

/** `isPlain`: this name mentions no equipment, so a name without equipment means this exercise. */
type Named = { exercise: Exercise; words: NameWords; isPlain: boolean }
const byId: ReadonlyMap<string, Exercise> = new Map(exercises.map((exercise) => [exercise.id, exercise]))

/** The names of our exercises, and with those of other apps, by movement: parsing some thousand names takes 0.1 s, once. */
const movements = { ours: once(() => byMovement(exercises)), all: once(() => byMovement([...exercises, ...exactNames()])) }

function byMovement(names: readonly { id: string; name: string }[]): ReadonlyMap<string, Named[]> {
  const named = names.flatMap(({ id, name }): Named[] => {
    const exercise = byId.get(id)
    if (!exercise) return []
    const words = wordsOfName(name)
    return [{ exercise, words: { ...words, equipment: equipmentOf(words, exercise.loading) }, isPlain: words.equipment === '' }]
  })
  return Map.groupBy(named, ({ words }) => words.movement)
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/**
 * Finds the exercise for another app's name: by the person's own names, the lists of the apps, the library's names in both languages, and
 * else by its words. Then the movement has to be the same, and equipment, position, side, grip and help must not contradict.
 */
export class Directory {
  private readonly known = new Map<string, string>()
  private readonly near = new Map<string, string>()
  /** Names of exercises that do not exist here. */
  private readonly foreign = new Set<string>()
  private readonly byMovement: ReadonlyMap<string, Named[]>

  constructor(own: readonly OwnExercise[], withAppNames = true) {
    if (withAppNames) {
      for (const { alias, id, match } of aliases) (match === 'exact' ? this.known : this.near).set(plainWords(alias), id)
      for (const { alias, id, match } of appNames) {
        const name = plainWords(alias)
        this.known.delete(name)
        this.near.delete(name)
        if (id === null) this.foreign.add(name)
        else (match === 'exact' ? this.known : this.near).set(name, id)
      }
    }
    const names: Readonly<Record<string, string>> = german
    for (const { id, name } of exercises) for (const text of [names[id], name]) if (text) this.known.set(plainWords(text), id)
    // Own exercises come first: a person who gave one this name refers to it.
    for (const { id, name } of own) {
      this.foreign.delete(plainWords(name))
      this.known.set(plainWords(name), id)
    }
    this.byMovement = withAppNames ? movements.all() : movements.ours()
  }

  find(name: string, category: string): Found {
    const wanted = plainWords(name)
    const known = this.known.get(wanted)
    if (known) return this.found('known', known)
    const near = this.near.get(wanted)
    if (near) return this.found('near', near)
    const unknown: Found = { match: 'unknown', exercise: null, muscle: muscleOfGroup(category) }
    if (this.foreign.has(wanted)) return unknown
    const like = this.byWords(name)
    if (!like) return unknown
    return this.found(like.isSure ? 'known' : 'near', like.id)
  }

  private found(match: 'known' | 'near', exercise: string): Found {
    return { match, exercise, muscle: this.muscleOf(exercise) }
  }

  /**
   * The most similar exercise of the same movement; of two equal ones, the better known. Without a word for the equipment it is only
   * certain if no other equipment is as likely.
   */
  private byWords(name: string): { id: string; isSure: boolean } | undefined {
    const asked = wordsOfName(name)
    const near = (this.byMovement.get(asked.movement) ?? [])
      .map(({ exercise, words, isPlain }) => {
        const isIntended = isPlain && asked.equipment === ''
        const ours = isIntended ? { ...words, equipment: '' } : words
        return { exercise, isIntended, distance: distanceBetween(asked, ours, exercise.loading === 'bodyweight-plus') }
      })
      .filter(({ distance }) => distance <= NEAR)
      .toSorted((a, b) => a.distance - b.distance || Number(b.isIntended) - Number(a.isIntended) || a.exercise.rank - b.exercise.rank)
    const [first] = near
    if (!first) return undefined
    const isOpen =
      asked.equipment === '' &&
      !first.isIntended &&
      near.some(({ exercise, distance }) => distance - first.distance < 0.15 && exercise.loading !== first.exercise.loading)
    return { id: first.exercise.id, isSure: first.distance <= KNOWN && !isOpen }
  }

  has(id: string): boolean {
    return byId.has(id)
  }

  private muscleOf(id: string): Muscle | null {
    return byId.get(id)?.primary[0] ?? null
  }
}

function muscleOfGroup(category: string): Muscle | null {
  const wanted = plainWords(category)
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
 * An own exercise from a name in the file and the muscle that the person chose, with the most common movement for that muscle. Its
 * equipment stays open, and can be added later.
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
  const folded = plainWords(name)
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
