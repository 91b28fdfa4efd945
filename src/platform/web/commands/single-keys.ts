/** Storage key of the choice to disable single-key shortcuts (WCAG 2.2, 2.1.4: speech input may trigger them by accident). */
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
    // Without storage, single keys stay enabled.
  }
}
