/** Where somebody said that single keys do nothing (WCAG 2.2, 2.1.4: a voice that dictates presses them unwanted). */
const KEY = 'fernwell.single-keys'

export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function chooseSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // A browser that refuses storage keeps them on.
  }
}
