import { useSyncExternalStore } from 'react'

/** Sound that goes on beside the player's item, and under it: a feature's own, which the shell shows so that it can be stopped anywhere. */
export type BackgroundSound = {
  /** What sounds, in the person's words. */
  title: string
  /** The path of the page where it is made. */
  page: string
  isOn: boolean
  toggle: () => void
  close: () => void
}

let sound: BackgroundSound | undefined
const listeners = new Set<() => void>()

export function setBackgroundSound(next: BackgroundSound | undefined): void {
  sound = next
  for (const notify of listeners) notify()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What sounds beside the player, if anything. */
export const useBackgroundSound = (): BackgroundSound | undefined =>
  useSyncExternalStore(
    subscribe,
    () => sound,
    () => undefined,
  )
