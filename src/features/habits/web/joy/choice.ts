import type { LocalDay } from '#platform/contract/dates.ts'

/** off: never. quiet: only visual. sound: with two soft tones. */
export type Joy = 'off' | 'quiet' | 'sound'

const KEY = 'fernwell.joy'
/** The day on which it was last shown; deleted with the person's data. */
const DAY_KEY = 'fernwell.joy-day'

export function joyChoice(): Joy {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'off' || stored === 'sound' ? stored : 'quiet'
  } catch {
    return 'quiet'
  }
}

/** Stores the choice on this device. */
export function chooseJoy(joy: Joy): void {
  try {
    if (joy === 'quiet') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, joy)
  } catch {
    // Storage is unavailable: the default, quiet, applies.
  }
}

/** Whether the moment may be shown on this day; true once a day. Never without storage, as it would be shown repeatedly. */
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
