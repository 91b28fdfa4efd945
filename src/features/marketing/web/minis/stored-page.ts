// Session storage, not local storage: a visitor's test entry is deleted when they close the tab.
const KEY = 'fernwell.tried-page'

/** Text that was typed in this tab before a reload. */
export function storedPage(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Returns whether the browser stored it. */
export function storePage(text: string): boolean {
  try {
    if (text === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
    return true
  } catch {
    return false
  }
}
