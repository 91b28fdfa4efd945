import { useSyncExternalStore } from 'react'
import type { SessionAnswer } from '#platform/web/audio/playback.ts'

/** Listening on this page since the server's last answer. */
type Listened = {
  /** Increases with every counted or saved report, so that totals are fetched again. */
  version: number
  /** Positions at which tracks were stopped, by track id, in seconds. */
  positions: ReadonlyMap<string, number>
  /** The latest session that the server has answered. */
  counted: (SessionAnswer & { trackId: string }) | undefined
}

let listened: Listened = { version: 0, positions: new Map(), counted: undefined }
const listeners = new Set<() => void>()

function change(part: Partial<Listened>): void {
  listened = { ...listened, ...part, version: listened.version + 1 }
  for (const notify of listeners) notify()
}

export function recordCounted(trackId: string, answer: SessionAnswer): void {
  change({ counted: { ...answer, trackId } })
}

export function recordPosition(trackId: string, position: number): void {
  change({ positions: new Map(listened.positions).set(trackId, position) })
}

export const listenedNow = (): Listened => listened

export function useListened(): Listened {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    listenedNow,
    listenedNow,
  )
}
