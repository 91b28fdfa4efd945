import { useSyncExternalStore } from 'react'
import type { SessionAnswer } from '#platform/web/audio/playback.ts'

/** What this page knows of listening before the server is asked again. */
type Listened = {
  /** Grows whenever something was counted or kept: what shows totals reads again. */
  version: number
  /** Where tracks were stopped, by track id, in seconds. */
  positions: ReadonlyMap<string, number>
  /** The latest session that the server answered for. */
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
