import { createListeners } from '../listeners/create-listeners.ts'
import { scheduleHousekeeping } from '../storage/schedule-housekeeping.ts'

const listeners = createListeners()

/** Calls `listener` after every write that the server answered with success, independent of the code that sent it. */
export const afterWrite = listeners.subscribe

/** A write succeeded: cleans up local storage and tells the listeners. */
export function finishWrite(): void {
  listeners.notify()
  scheduleHousekeeping(({ cleanUpStorage }) => cleanUpStorage())
}
