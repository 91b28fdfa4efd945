import { useState } from 'react'
import type { MoodName } from '../../contract/transfer.ts'

/** The levels of mood names of another app: those of the source, until the person chooses another one. */
export function useLevels(moods: readonly MoodName[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, number | null>>>({})
  const levelOf = (name: string, given: number | null) => (name in chosen ? (chosen[name] ?? null) : given)
  return {
    levelOf,
    choose: (name: string, level: number | null) => setChosen({ ...chosen, [name]: level }),
    /** The names that have a level. */
    known: moods.flatMap(({ name, level: given }) => {
      const level = levelOf(name, given)
      return level === null ? [] : [{ name, level }]
    }),
  }
}

export type Levels = ReturnType<typeof useLevels>
