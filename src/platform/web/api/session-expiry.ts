/** Local-storage flag that a session ended by itself; the login page shows that once. */
export const SESSION_EXPIRED_KEY = 'session_expired'

type Leave = () => void

const leaveByReload: Leave = () => location.assign('/login')
let leave: Leave = leaveByReload
let leaving: ReturnType<typeof setTimeout> | undefined

/** The shell tells how to go to the login page without a reload. Returns how to undo it. */
export function onSessionExpiry(handler: Leave): () => void {
  leave = handler
  return () => {
    leave = leaveByReload
  }
}

/** Marks the session as expired and goes to the login page, after `delayMs`. Simultaneous calls redirect only once. */
export function expireSession(delayMs = 0): void {
  try {
    localStorage.setItem(SESSION_EXPIRED_KEY, 'true')
  } catch {
    // Without storage the login page has nothing to tell, and that is all.
  }
  if (delayMs === 0) {
    clearTimeout(leaving)
    leaving = undefined
    leave()
    return
  }
  leaving ??= setTimeout(() => {
    leaving = undefined
    leave()
  }, delayMs)
}

/** Whether the last session expired; asking takes the mark away. */
export function takeSessionExpired(): boolean {
  try {
    const expired = localStorage.getItem(SESSION_EXPIRED_KEY) === 'true'
    localStorage.removeItem(SESSION_EXPIRED_KEY)
    return expired
  } catch {
    return false
  }
}
