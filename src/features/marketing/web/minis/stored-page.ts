// The tab's own storage, not the device's: what a stranger tries out is gone when they close the tab.
const KEY = 'fernwell.tried-page'

/** What was written in this tab before a reload. */
export function storedPage(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Gives whether the browser kept it. */
export function storePage(text: string): boolean {
  try {
    if (text === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
    return true
  } catch {
    return false
  }
}
