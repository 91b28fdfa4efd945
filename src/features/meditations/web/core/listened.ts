import { useSyncExternalStore } from 'react'

// Apart from the playback, so that a page can hear of it without bringing the player's calls along.
let last: { id: string; count: number } = { id: '', count: 0 }
const listeners = new Set<() => void>()

/** The server counted listening to a meditation: whoever listens may be able to rate it now. */
export function recordListened(id: string): void {
  last = { id, count: last.count + 1 }
  for (const notify of listeners) notify()
}

/** Grows with every report of listening that was counted. */
export function useListenedCount(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => last.count,
    () => 0,
  )
}
