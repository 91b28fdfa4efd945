import { useSyncExternalStore } from 'react'
import { createStorageListeners } from '../listeners/create-storage-listeners.ts'

// Changes that wait outside of the outbox: a feature with its own queue (the journal) reports its count here, so that the
// notice and the question at sign-out include it before the feature's code is loaded. Counts are no private data.

const PREFIX = 'fernwell.waiting.'

const keyOf = (source: string, userId: string) => `${PREFIX}${userId}.${source}`
const listeners = createStorageListeners()

/** Reports how many changes of a person wait in a feature's own queue; 0: none. */
export function setWaitingOf(source: string, userId: string, count: number): void {
  try {
    const key = keyOf(source, userId)
    if ((localStorage.getItem(key) ?? '0') === String(count)) return
    if (count > 0) localStorage.setItem(key, String(count))
    else localStorage.removeItem(key)
  } catch {
    // Without storage, only the feature itself has the count.
  }
  listeners.notify()
}

/** How many changes of a person wait in queues other than the outbox. */
export function waitingElsewhere(userId: string): number {
  try {
    const start = `${PREFIX}${userId}.`
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .reduce((sum, key) => sum + (Number(localStorage.getItem(key)) || 0), 0)
  } catch {
    return 0
  }
}

/** `waitingElsewhere` as a hook that rerenders on changes. */
export function useWaitingElsewhere(userId: string): number {
  return useSyncExternalStore(
    listeners.subscribe,
    () => waitingElsewhere(userId),
    () => 0,
  )
}

type Flush = (userId: string) => Promise<void>
const flushes = new Set<Flush>()

/** Registers a function that sends a feature's own queue; it runs soon after the app's start, and before sign-out. */
export function onFlush(flush: Flush): void {
  flushes.add(flush)
}

/** Sends the queues other than the outbox, as far as there is a network; never rejects. Loads no code when nothing waits. */
export async function flushElsewhere(userId: string): Promise<void> {
  if (waitingElsewhere(userId) === 0) return
  await Promise.allSettled([...flushes].map((flush) => flush(userId)))
}
