import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Track } from '#platform/web/audio/items.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { getPractice, listPractices, type SoulTrack } from '../../contract.ts'
import { practiceId, practiceOf, type Practice } from '../../practice.ts'
import { itemOf } from '../items.ts'
import { useFavourite } from '../queries.ts'

const storageKey = (kind: Practice['kind']) => `fernwell.soul-${kind}`

export const pageOfPractice = (id: string): string => `/soul/${practiceOf(id)?.kind ?? 'timer'}?practice=${id}`

/** The settings of a kind from the address, or the last ones on this device. */
export function usePractice<K extends Practice['kind']>(
  kind: K,
  fallback: Extract<Practice, { kind: K }>,
): [Extract<Practice, { kind: K }>, (practice: Extract<Practice, { kind: K }>) => void] {
  type Own = Extract<Practice, { kind: K }>
  const [search] = useSearchParams()
  const [practice, setPractice] = useState<Own>(() => {
    for (const id of [search.get('practice'), readStored(kind)]) {
      const known = id === null ? undefined : practiceOf(id)
      if (known?.kind === kind) return known as Own
    }
    return fallback
  })
  return [
    practice,
    (next) => {
      setPractice(next)
      try {
        localStorage.setItem(storageKey(kind), practiceId(next))
      } catch {
        // Storage is unavailable: the settings are not remembered.
      }
    },
  ]
}

function readStored(kind: Practice['kind']): string | null {
  try {
    return localStorage.getItem(storageKey(kind))
  } catch {
    return null
  }
}

/** A practice as an item of the player: always in real time, regardless of the speed chosen for tracks. */
export const practiceItem = (track: SoulTrack): Track => ({ ...itemOf(track), page: pageOfPractice(track.id), isRealTime: true })

/** The practice with an id, as a track. */
export function usePracticeTrack(id: string) {
  return useQuery(queryOf(getPractice, { params: { id } }))
}

/** Saves a practice, or removes it from the saved ones. */
export function useSavePractice(): (track: SoulTrack, isSaved: boolean) => void {
  const client = useQueryClient()
  const setFavourite = useFavourite()
  return (track, isSaved) =>
    setFavourite(track, isSaved, () => {
      void client.invalidateQueries({ queryKey: keyOf(listPractices) })
      void client.invalidateQueries({ queryKey: keyOf(getPractice, { params: { id: track.id } }) })
    })
}
