import { createListeners } from '#platform/web/listeners/create-listeners.ts'

// Whether the journal is unlocked in this tab. Only in memory: a reload locks it.

let openFor: string | undefined
const listeners = createListeners()

function put(next: string | undefined): void {
  if (openFor === next) return
  openFor = next
  listeners.notify()
}

export const subscribeTab = listeners.subscribe

export const isOpenFor = (userId: string): boolean => openFor === userId

/** Unlocks without a timeout; callers should use `openJournal` of lock/opening.ts. */
export const openTab = (userId: string): void => put(userId)

export const lockJournal = (): void => put(undefined)
