import { clampSpeed, clampVolume, DEFAULT_VOLUME } from './rules.ts'

const KEY = 'fernwell.player'

export type Preferences = { volume: number; speed: number }

/** Volume and speed as last chosen on this device. */
export function readPreferences(): Preferences {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>
    const volume = typeof stored.volume === 'number' ? clampVolume(stored.volume) : DEFAULT_VOLUME
    return { volume: volume > 0 ? volume : DEFAULT_VOLUME, speed: typeof stored.speed === 'number' ? clampSpeed(stored.speed) : 1 }
  } catch {
    return { volume: DEFAULT_VOLUME, speed: 1 }
  }
}

export function storePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences))
  } catch {
    // They hold until the page closes.
  }
}
