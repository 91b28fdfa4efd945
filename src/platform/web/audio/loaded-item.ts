import { useSyncExternalStore } from 'react'
import type { AudioItem } from './items.ts'
import { createListeners } from '../listeners/create-listeners.ts'

// Separate from the player, so that the shell can check for a loaded item without importing the player.
let item: AudioItem | undefined
const listeners = createListeners()

export const loadedItem = (): AudioItem | undefined => item

export function setLoadedItem(next: AudioItem | undefined): void {
  item = next
  listeners.notify()
}

/** The item that is loaded in the player, if any. */
export function useLoadedItem(): AudioItem | undefined {
  return useSyncExternalStore(listeners.subscribe, loadedItem, () => undefined)
}
