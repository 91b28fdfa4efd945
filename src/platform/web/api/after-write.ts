import { scheduleHousekeeping } from '../storage/schedule-housekeeping.ts'

const listeners = new Set<() => void>()

/** Calls `listener` after every write that the server answered with success, independent of the code that sent it. */
export function afterWrite(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A write succeeded: cleans up local storage and tells the listeners. */
export function finishWrite(): void {
  for (const listener of listeners) listener()
  scheduleHousekeeping(({ cleanUpStorage }) => cleanUpStorage())
}
