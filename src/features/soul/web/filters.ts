import { fold } from '#platform/contract/fold.ts'
import type { SoulCategory, SoulTrack } from '../contract.ts'

/** Bands of length, in whole minutes as shown; the bands do not overlap. */
export const LENGTHS = ['upTo5', 'upTo10', 'upTo20', 'longer'] as const
export type Length = (typeof LENGTHS)[number]

export type Filters = { text: string; lengths: readonly Length[]; kinds: readonly ('guided' | 'sound')[]; favourites: boolean }

export const NO_FILTERS: Filters = { text: '', lengths: [], kinds: [], favourites: false }

/** Minutes as shown: at least 1. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60))

export function lengthOf(seconds: number): Length {
  const minutes = minutesOf(seconds)
  if (minutes <= 5) return 'upTo5'
  if (minutes <= 10) return 'upTo10'
  return minutes <= 20 ? 'upTo20' : 'longer'
}

export const isFiltering = ({ text, lengths, kinds, favourites }: Filters): boolean =>
  text.trim() !== '' || lengths.length > 0 || kinds.length > 0 || favourites

/** The matching tracks: every word occurs in title, description, tags or category, and one chosen option of each kind applies. */
export function matching(
  tracks: readonly SoulTrack[],
  categories: readonly SoulCategory[],
  { text, lengths, kinds, favourites }: Filters,
): SoulTrack[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  const titleOf = new Map(categories.map(({ id, title }) => [id, title]))
  return tracks.filter((track) => {
    if (favourites && !track.isFavourite) return false
    if (lengths.length > 0 && !lengths.includes(lengthOf(track.duration))) return false
    if (kinds.length > 0 && !kinds.includes(track.guided ? 'guided' : 'sound')) return false
    if (words.length === 0) return true
    const wording = fold([track.title, track.description, titleOf.get(track.category) ?? '', ...track.tags].join(' '))
    return words.every((word) => wording.includes(word))
  })
}

/** First track for a person who has never listened: the shortest that reaches the three minutes that count; guided before sound. */
export function firstTrack(tracks: readonly SoulTrack[], completeAt: number): SoulTrack | undefined {
  return tracks
    .filter((track) => track.duration >= completeAt)
    .toSorted((a, b) => Number(b.guided) - Number(a.guided) || a.duration - b.duration)[0]
}
