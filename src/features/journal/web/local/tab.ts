// Whether the journal is unlocked in this tab. Only in memory: a reload locks it.

let openFor: string | undefined
const listeners = new Set<() => void>()

function put(next: string | undefined): void {
  if (openFor === next) return
  openFor = next
  for (const notify of listeners) notify()
}

export const subscribeTab = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isOpenFor = (userId: string): boolean => openFor === userId

/** Unlocks without a timeout; callers should use `openJournal` of lock/opening.ts. */
export const openTab = (userId: string): void => put(userId)

export const lockJournal = (): void => put(undefined)
