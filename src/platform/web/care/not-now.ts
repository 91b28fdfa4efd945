import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners/create-listeners.ts'

// "I am safe, not now" applies to the findings so far, in this tab: a new finding shows the full card again. Only ids are
// stored, no text, and only until the tab or the session ends.

const KEY = 'fernwell.help-not-now'
/** Beyond this number the oldest are deleted. */
const MOST = 500

const listeners = createListeners()
let stored = ''

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return stored
  }
}

/** Dismisses findings by their ids. */
export function sayNotNow(ids: readonly string[]): void {
  stored = [...new Set([...read().split('\n'), ...ids])].filter(Boolean).slice(-MOST).join('\n')
  try {
    sessionStorage.setItem(KEY, stored)
  } catch {
    // Without storage it lasts until the app is reloaded.
  }
  listeners.notify()
}

/** Ids of the findings that the person dismissed with "not now". */
export function useNotNow(): ReadonlySet<string> {
  const text = useSyncExternalStore(listeners.subscribe, read, () => '')
  return new Set(text.split('\n'))
}
