import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { loadCues, loadExercises, loadNames } from '../../content/exercises/load.ts'
import type { Exercise } from '../../exercise.ts'
import { listOwnExercises, type OwnExercise } from '../../contract/own-exercises.ts'
import { asExercise } from '../../exercises/own.ts'
import { indexOf, type ExerciseIndex } from '../../exercises/search.ts'

/** Files of the build, loaded once and cached by the service worker: cached ones need no network. */
const stored = { staleTime: Infinity, gcTime: Infinity, networkMode: 'always', retry: 1 } as const

const libraryQuery = () =>
  queryOptions({
    queryKey: ['workouts', 'library'],
    queryFn: async () => {
      const [exercises, names] = await Promise.all([loadExercises(), loadNames()])
      return { exercises, ...names }
    },
    ...stored,
  })
export const ownQuery = () => queryOf(listOwnExercises)

export type Library = {
  all: readonly Exercise[]
  byId: ReadonlyMap<string, Exercise>
  own: ReadonlyMap<string, OwnExercise>
  notes: ReadonlyMap<string, string>
  nameOf: (exercise: Pick<Exercise, 'id' | 'name'>) => string
  index: ExerciseIndex
}

/** Built-in and own exercises with their names in the reader's language; own ones as soon as they are loaded. */
export function useLibrary() {
  const { language } = useLocaleSettings()
  const { data: content, error, isFetching, refetch } = useQuery(libraryQuery())
  const { data: mine, isLooking, error: ownError } = usePersistedQuery(ownQuery(), { fallback: 'while-loading' })
  const library = useMemo((): Library | undefined => {
    if (!content) return undefined
    const own = mine?.exercises ?? []
    const all = [...own.filter(({ isRemoved }) => !isRemoved).map((one) => asExercise(one, content.exercises)), ...content.exercises]
    const removed = own.filter(({ isRemoved }) => isRemoved).map((one) => asExercise(one, content.exercises))
    return {
      all,
      byId: new Map([...removed, ...all].map((exercise) => [exercise.id, exercise])),
      own: new Map(own.map((one) => [one.id, one])),
      notes: new Map(mine?.notes.map(({ exercise, text }) => [exercise, text])),
      nameOf: ({ id, name }) => (language === 'de' ? (content.german[id] ?? name) : name),
      index: indexOf(
        all.map(({ id, name, rank }) => ({
          id,
          rank,
          names: [name, ...(content.german[id] ? [content.german[id]] : [])],
          aliases: content.aliases.get(id) ?? [],
        })),
      ),
    }
  }, [content, mine, language])
  return { library, error, isFetching, refetch, isOwnKnown: mine !== undefined || (!isLooking && ownError !== null) }
}

/** Texts of cues in the reader's language. */
/** `isWaiting`: they are loading; after a failure the page continues without them. */
export function useCueWords() {
  const { language } = useLocaleSettings()
  const { data, isPending } = useQuery({ queryKey: ['workouts', 'cues', language], queryFn: () => loadCues(language), ...stored })
  return { cueWords: data, isWaiting: isPending }
}
