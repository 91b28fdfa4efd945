import { useSyncExternalStore } from 'react'

// How often "another" was pressed, by moment: hub and journal show the same prompt, and going back shows it again. Gone with the page.

const skips = new Map<string, number>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `moment` names person, day and time of day. */
export function useSkip(moment: string): { skip: number; another(): void } {
  const skip = useSyncExternalStore(subscribe, () => skips.get(moment) ?? 0)
  return {
    skip,
    another() {
      skips.set(moment, skip + 1)
      for (const notify of listeners) notify()
    },
  }
}

const early = new Set<string>()

/**
 * Whether the prompt of a moment was chosen before this device knew the journal (`isFirstCopy`: its first copy is on the way). Then it is
 * chosen so for as long as the page lives: otherwise every part of the copy would bring another.
 */
export function isEarlyMoment(moment: string, isFirstCopy: boolean): boolean {
  if (isFirstCopy) early.add(moment)
  return early.has(moment)
}
