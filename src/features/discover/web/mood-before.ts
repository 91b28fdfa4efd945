import type { Mood } from '#platform/web/ui/MoodFace.tsx'

const KEY = 'fernwell.discover-mood'
/** Age limit of the first mood: an older one says nothing about the effect of listening. */
const HOLDS_MS = 4 * 3_600_000

/** The stored mood before listening, on this device; undefined without one, or if it is too old. */
export function moodBefore(): Mood | undefined {
  try {
    const { mood, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { mood?: unknown; at?: unknown }
    const isFresh = typeof at === 'number' && Date.now() - at < HOLDS_MS
    return isFresh && [1, 2, 3, 4, 5].includes(mood as number) ? (mood as Mood) : undefined
  } catch {
    return undefined
  }
}

export function storeMoodBefore(mood: Mood | undefined): void {
  try {
    if (mood === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify({ mood, at: Date.now() }))
  } catch {
    // Storage is unavailable: the mood lasts until the page closes.
  }
}
