// Counts only: what the login page says about words that wait here, without opening any database.

const SEALED = 'fernwell.sealed.'
const LOST = 'fernwell.unsent-lost'

const listeners = new Set<() => void>()

function write(work: () => void): void {
  try {
    work()
  } catch {
    // Then nothing is said of it before somebody signs in.
  }
  for (const notify of listeners) notify()
}

function read<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

const sealedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(SEALED))

/** What is sealed here, by person: changes. A form that was begun alone is no change: 0. */
export function setSealed(counts: ReadonlyMap<string, number>): void {
  write(() => {
    for (const key of sealedKeys()) if (!counts.has(key.slice(SEALED.length))) localStorage.removeItem(key)
    for (const [userId, count] of counts) localStorage.setItem(SEALED + userId, String(count))
  })
}

export const hasSealed = (userId: string): boolean => read(() => localStorage.getItem(SEALED + userId) !== null, false)

/** Changes that could not be sealed when a session ended, and are gone; 0: the person has read it. */
export const setLost = (count: number): void =>
  write(() => (count > 0 ? localStorage.setItem(LOST, String(count)) : localStorage.removeItem(LOST)))

/** Changes that wait here, sealed, of whomever. */
export const sealedCount = () => read(() => sealedKeys().reduce((sum, key) => sum + (Number(localStorage.getItem(key)) || 0), 0), 0)
export const lostCount = () => read(() => Number(localStorage.getItem(LOST)) || 0, 0)

export function onSealedMarks(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
