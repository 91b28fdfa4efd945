// Whether the journal is open in this tab. Nowhere but in memory: a reload closes it.

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

/** Opens it without an end: `openJournal` of lock/opening.ts is the one to call. */
export const openTab = (userId: string): void => put(userId)

export const lockJournal = (): void => put(undefined)
