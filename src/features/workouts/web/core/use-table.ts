import { useEffect, useState } from 'react'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import type { Exercise } from '../../contract/exercises.ts'

export type Table = {
  all: readonly Exercise[]
  byId: ReadonlyMap<string, Exercise>
  /** In the reader's language; the id itself for one that is not known here. */
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
  const table = { all: exercises, byId, nameOf: (id: string) => german?.[id] ?? byId.get(id)?.name ?? id }
  known.set(language, table)
  return table
}

/** All exercises, fetched once: a file of their own, no part of any page's first scripts. */
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
  return { table: known.get(language), error: state?.of === language ? state.error : undefined, retry: () => setTurn(turn + 1) }
}
