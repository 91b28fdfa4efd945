import { useSyncExternalStore } from 'react'
import { createListeners } from '#platform/web/listeners/create-listeners.ts'

// Separate from the playback, so that a page can subscribe without loading the player's calls.
let last: { id: string; count: number } = { id: '', count: 0 }
const listeners = createListeners()

/** Notes that the server counted listening to a meditation: the listener may be able to rate it now. */
export function recordListened(id: string): void {
  last = { id, count: last.count + 1 }
  listeners.notify()
}

/** Increases with every counted report of listening. */
export function useListenedCount(): number {
  return useSyncExternalStore(
    listeners.subscribe,
    () => last.count,
    () => 0,
  )
}
