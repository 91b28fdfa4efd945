import type { LocalDay } from '#platform/contract/dates.ts'

/** off: never. quiet: to be seen. sound: with two soft tones. */
export type Joy = 'off' | 'quiet' | 'sound'

const KEY = 'fernwell.joy'
/** The day it was shown last; goes with the person. */
const DAY_KEY = 'fernwell.joy-day'

export function joyChoice(): Joy {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'off' || stored === 'sound' ? stored : 'quiet'
  } catch {
    return 'quiet'
  }
}

/** Keeps it on this device. */
export function chooseJoy(joy: Joy): void {
  try {
    if (joy === 'quiet') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, joy)
  } catch {
    // A browser that refuses storage shows it quietly.
  }
}

/** Whether this day may still have its moment; true once a day. Without storage there is none: it would come again and again. */
export function takeMoment(day: LocalDay): boolean {
  if (joyChoice() === 'off') return false
  try {
    if (localStorage.getItem(DAY_KEY) === day) return false
    localStorage.setItem(DAY_KEY, day)
    return true
  } catch {
    return false
  }
}
