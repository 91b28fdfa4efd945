const KEY = 'fernwell.browser-hearing'

/** Whether the person on this device accepted that the browser may send sound to its maker. Goes with the sign-out. */
export function isAccepted(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

export function keepAccepted(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // It is asked again the next time.
  }
}
