import { useSyncExternalStore } from 'react'

// "I am safe, not now" holds for what had been found by then, in this tab: anything new brings the card back in full. Kept are ids
// alone, no words, and no longer than the tab or the session.

const KEY = 'fernwell.help-not-now'
/** Beyond so many the oldest are forgotten. */
const MOST = 500

const listeners = new Set<() => void>()
let stored = ''

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return stored
  }
}

/** Keeps what was found away from now on. */
export function sayNotNow(ids: readonly string[]): void {
  stored = [...new Set([...read().split('\n'), ...ids])].filter(Boolean).slice(-MOST).join('\n')
  try {
    sessionStorage.setItem(KEY, stored)
  } catch {
    // Without storage it holds until the app is loaded again.
  }
  for (const notify of listeners) notify()
}

/** What "not now" was said to. */
export function useNotNow(): ReadonlySet<string> {
  const text = useSyncExternalStore(subscribe, read, () => '')
  return new Set(text.split('\n'))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
