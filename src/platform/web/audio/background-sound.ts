import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners/create-listeners.ts'

/** A feature's background sound, which plays along with the player's item. The shell shows it so that a person can stop it on any page. */
export type BackgroundSound = {
  /** Name of the sound in the person's language. */
  title: string
  /** The path of the page that controls it. */
  page: string
  isOn: boolean
  toggle: () => void
  close: () => void
}

let sound: BackgroundSound | undefined
const listeners = createListeners()

export function setBackgroundSound(next: BackgroundSound | undefined): void {
  sound = next
  listeners.notify()
}

/** The current background sound, if any. */
export const useBackgroundSound = (): BackgroundSound | undefined =>
  useSyncExternalStore(
    listeners.subscribe,
    () => sound,
    () => undefined,
  )
