import type { Language } from '#platform/web/i18n/locale-settings.ts'
import { loadExercises, loadNames } from '../../content/exercises/load.ts'
import { indexOf, searchExercises, type ExerciseIndex } from '../../exercises/search.ts'

type Names = { index: ExerciseIndex; nameOf: (id: string, language: Language) => string | undefined }

let names: Promise<Names> | undefined

async function load(): Promise<Names> {
  const [exercises, { german, aliases }] = await Promise.all([loadExercises(), loadNames()])
  const english = new Map(exercises.map(({ id, name }) => [id, name]))
  const germanOf = (id: string) => german[id]
  return {
    index: indexOf(
      exercises.map(({ id, name, rank }) => ({ id, rank, names: [name, germanOf(id) ?? name], aliases: aliases.get(id) ?? [] })),
    ),
    nameOf: (id, language) => (language === 'de' ? (germanOf(id) ?? english.get(id)) : english.get(id)),
  }
}

/** Loads the table once; after a failure, the next call tries again. */
function table(): Promise<Names> {
  names ??= load().catch((error: unknown) => {
    names = undefined
    throw error
  })
  return names
}

/** Built-in exercises by any of their names in any language, best first. */
export async function findExercises(query: string, language: Language, most: number): Promise<{ id: string; name: string }[]> {
  const { index } = await table()
  return namedExercises(searchExercises(index, query, most), language)
}

/** The names of those ids that exist. */
export async function namedExercises(ids: readonly string[], language: Language): Promise<{ id: string; name: string }[]> {
  const { nameOf } = await table()
  return ids.flatMap((id) => {
    const name = nameOf(id, language)
    return name === undefined ? [] : [{ id, name }]
  })
}
