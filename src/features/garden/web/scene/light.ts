import { useSyncExternalStore } from 'react'
import { createListeners } from '#platform/web/listeners/create-listeners.ts'

/** Light of the garden: that of the hour (and of a dark theme), or always that of late morning. */
export type Light = 'hour' | 'day'

const KEY = 'fernwell.garden-light'
const listeners = createListeners()
let chosen: Light | undefined

function light(): Light {
  try {
    chosen ??= localStorage.getItem(KEY) === 'day' ? 'day' : 'hour'
  } catch {
    chosen ??= 'hour'
  }
  return chosen
}

/** Stores the choice on this device; without storage it lasts until the page is closed. */
export function chooseLight(next: Light): void {
  chosen = next
  try {
    if (next === 'hour') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next)
  } catch {
    // Storage is unavailable.
  }
  listeners.notify()
}

export const useLight = (): Light => useSyncExternalStore(listeners.subscribe, light, () => 'hour')

const NIGHT_FROM = 20.5
const NIGHT_UNTIL = 5.5
/** A high sun, without the golden light of morning and evening. */
const LATE_MORNING = 11

/** The light at an hour (0–24, with minutes): the effective hour, rounded to half hours, and whether it is day or night. */
export function lightOf(seen: Light, hour: number, isNightTheme: boolean): { hour: number; time: 'day' | 'night' } {
  if (seen === 'day') return { hour: LATE_MORNING, time: 'day' }
  const half = Math.round(hour * 2) / 2
  return { hour: half, time: isNightTheme || half >= NIGHT_FROM || half < NIGHT_UNTIL ? 'night' : 'day' }
}
