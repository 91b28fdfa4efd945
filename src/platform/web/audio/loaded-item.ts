import { useSyncExternalStore } from 'react'
import type { AudioItem } from './items.ts'

// Separate from the player, so that the shell can check for a loaded item without importing the player.
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

/** The item that is loaded in the player, if any. */
export function useLoadedItem(): AudioItem | undefined {
  return useSyncExternalStore(subscribe, loadedItem, () => undefined)
}
