import { useSyncExternalStore } from 'react'

// What waits to be sent outside of the outbox: a feature that keeps its own queue (the journal) tells its count here, so that
// the notice and the question at sign-out know of it before the feature's code is loaded. Counts are no private words.

const PREFIX = 'fernwell.waiting.'

const keyOf = (source: string, userId: string) => `${PREFIX}${userId}.${source}`
const listeners = new Set<() => void>()

/** Tells how many changes of a person wait in a feature's own queue; 0: none. */
export function setWaitingOf(source: string, userId: string, count: number): void {
  try {
    const key = keyOf(source, userId)
    if ((localStorage.getItem(key) ?? '0') === String(count)) return
    if (count > 0) localStorage.setItem(key, String(count))
    else localStorage.removeItem(key)
  } catch {
    // Then only the feature itself knows.
  }
  for (const notify of listeners) notify()
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab's count.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** `waitingElsewhere`, kept current. */
export function useWaitingElsewhere(userId: string): number {
  return useSyncExternalStore(
    subscribe,
    () => waitingElsewhere(userId),
    () => 0,
  )
}

type Flush = (userId: string) => Promise<void>
const flushes = new Set<Flush>()

/** A feature's way to send what waits in its own queue; asked soon after the app was opened, and before somebody signs out. */
export function onFlush(flush: Flush): void {
  flushes.add(flush)
}

/** Sends what waits in queues other than the outbox, as far as there is a network; never rejects. Nothing is loaded when nothing waits. */
export async function flushElsewhere(userId: string): Promise<void> {
  if (waitingElsewhere(userId) === 0) return
  await Promise.allSettled([...flushes].map((flush) => flush(userId)))
}
