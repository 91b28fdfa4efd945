import { useEffect, useMemo, useState } from 'react'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import type { Exercise } from '../../exercise.ts'
import { listOwnExercises, type OwnExercise } from '../../contract/own-exercises.ts'
import { asExercise } from '../../exercises/own.ts'

export type Table = {
  /** Exercises that can be chosen, the person's own first. */
  all: readonly Exercise[]
  /** Ids of the person's own exercises. */
  own: ReadonlySet<string>
  /** All exercises that sessions and plans may refer to, deleted own ones included. */
  byId: ReadonlyMap<string, Exercise>
  /** In the reader's language; an unknown id is returned unchanged. */
  nameOf: (id: string) => string
}

type State = { table: Table | undefined; error: Error | undefined; retry: () => void }

const known = new Map<string, Table>()
const coming = new Map<string, Promise<Table>>()

async function loadTable(language: string): Promise<Table> {
  const [{ exercises }, names] = await Promise.all([
    import('../../content/exercises/table.ts'),
    language === 'de' ? import('../../content/exercises/names.de.json') : undefined,
  ])
  const german = names?.default as Record<string, string> | undefined
  const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
  const table = { all: exercises, own: new Set<string>(), byId, nameOf: (id: string) => german?.[id] ?? byId.get(id)?.name ?? id }
  known.set(language, table)
  return table
}

function withOwn(builtIn: Table, own: readonly OwnExercise[]): Table {
  if (own.length === 0) return builtIn
  const mine = own.map((one) => ({ exercise: asExercise(one, builtIn.all), isRemoved: one.isRemoved }))
  const offered = mine.filter(({ isRemoved }) => !isRemoved).map(({ exercise }) => exercise)
  const byId = new Map([...builtIn.byId, ...mine.map(({ exercise }): [string, Exercise] => [exercise.id, exercise])])
  const names = new Map(own.map(({ id, name }) => [id, name]))
  return {
    all: [...offered, ...builtIn.all],
    own: new Set(names.keys()),
    byId,
    nameOf: (id) => names.get(id) ?? builtIn.nameOf(id),
  }
}

/**
 * All exercises: the built-in ones, loaded once from a separate file that is no part of any page's first scripts, and the person's own
 * ones, as last stored on this device.
 */
export function useTable(): State {
  const { language } = useLocaleSettings()
  const [state, setState] = useState<{ of: string; error?: Error }>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (known.has(language)) return
    let isHere = true
    const load = coming.get(language) ?? loadTable(language).finally(() => coming.delete(language))
    coming.set(language, load)
    load.then(
      () => isHere && setState({ of: language }),
      (error: Error) => isHere && setState({ of: language, error }),
    )
    return () => {
      isHere = false
    }
  }, [language, turn])
  const { data: mine, isLooking, isFetching, error: ownError } = usePersistedQuery(queryOf(listOwnExercises), { fallback: 'while-loading' })
  const builtIn = known.get(language)
  // Without a network and a stored list there are no own exercises to wait for.
  const isOwnKnown = mine !== undefined || ownError !== null || (!isLooking && !isFetching)
  const table = useMemo(() => (builtIn && isOwnKnown ? withOwn(builtIn, mine?.exercises ?? []) : undefined), [builtIn, isOwnKnown, mine])
  return { table, error: state?.of === language ? state.error : undefined, retry: () => setTurn(turn + 1) }
}
