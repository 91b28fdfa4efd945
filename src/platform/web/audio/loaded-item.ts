import { useSyncExternalStore } from 'react'
import type { AudioItem } from './items.ts'

// Apart from the player, so that the shell can know whether something is loaded without bringing the player along.
let item: AudioItem | undefined
const listeners = new Set<() => void>()

export const loadedItem = (): AudioItem | undefined => item

export function setLoadedItem(next: AudioItem | undefined): void {
  item = next
  for (const notify of listeners) notify()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the player holds, if anything. */
export function useLoadedItem(): AudioItem | undefined {
  return useSyncExternalStore(subscribe, loadedItem, () => undefined)
}
