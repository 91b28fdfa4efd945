import { createListeners } from '../listeners/create-listeners.ts'

// Counts only: the login page shows how many sealed changes are on this device without opening any database.

const SEALED = 'fernwell.sealed.'
const LOST = 'fernwell.unsent-lost'

const listeners = createListeners()

function write(work: () => void): void {
  try {
    work()
  } catch {
    // Without storage, the counts are not shown before somebody signs in.
  }
  listeners.notify()
}

function read<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

const sealedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(SEALED))

/** Sealed changes on this device, by user id. Drafts do not count: a person with only drafts has 0. */
export function setSealed(counts: ReadonlyMap<string, number>): void {
  write(() => {
    for (const key of sealedKeys()) if (!counts.has(key.slice(SEALED.length))) localStorage.removeItem(key)
    for (const [userId, count] of counts) localStorage.setItem(SEALED + userId, String(count))
  })
}

export const hasSealed = (userId: string): boolean => read(() => localStorage.getItem(SEALED + userId) !== null, false)

/** Changes that could not be sealed when a session ended, and are lost; 0: the person has read the notice. */
export const setLost = (count: number): void =>
  write(() => (count > 0 ? localStorage.setItem(LOST, String(count)) : localStorage.removeItem(LOST)))

/** Number of sealed changes on this device, of all people. */
export const sealedCount = () => read(() => sealedKeys().reduce((sum, key) => sum + (Number(localStorage.getItem(key)) || 0), 0), 0)
export const lostCount = () => read(() => Number(localStorage.getItem(LOST)) || 0, 0)

export const onSealedMarks = listeners.subscribe
