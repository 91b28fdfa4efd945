import { useSyncExternalStore } from 'react'
import { createListeners } from '#platform/web/listeners/create-listeners.ts'

// How often "another" was pressed, by moment, so that hub and journal show the same prompt. In memory until the page closes.

const skips = new Map<string, number>()
const listeners = createListeners()

/** `moment` identifies person, day and time of day. */
export function useSkip(moment: string): { skip: number; another(): void } {
  const skip = useSyncExternalStore(listeners.subscribe, () => skips.get(moment) ?? 0)
  return {
    skip,
    another() {
      skips.set(moment, skip + 1)
      listeners.notify()
    },
  }
}

const early = new Set<string>()

/**
 * Whether the prompt of a moment was chosen before this device had the journal (`isFirstCopy`: the first copy is loading). This then
 * holds until the page closes, because otherwise each loaded part of the copy would change the prompt.
 */
export function isEarlyMoment(moment: string, isFirstCopy: boolean): boolean {
  if (isFirstCopy) early.add(moment)
  return early.has(moment)
}
