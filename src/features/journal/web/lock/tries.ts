import { sessionsEnded } from '#platform/web/session/stored-user.ts'

// Wrong tries are counted on the device, so that a reload starts nothing anew. Nobody is locked out for good: a wait ends, and
// signing in again proves more than a PIN does.

/** Seconds to wait after the nth wrong try in a row; the last one stays. */
const WAITS = [0, 0, 0, 0, 30, 60, 300, 900, 3600]
const LONGEST_MS = 3_600_000

type StoredTries = {
  wrong: number
  /** Epoch milliseconds before which nothing more is checked. */
  until: number
  /** How often a session had ended here when the first try was wrong, or the PIN was said to be forgotten. */
  ended: number
}

const keyOf = (userId: string) => `fernwell.journal-lock.${userId}`

function read(userId: string): StoredTries | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as StoredTries | null
    return stored && Number.isFinite(stored.wrong) && Number.isFinite(stored.until) && Number.isFinite(stored.ended) ? stored : undefined
  } catch {
    return undefined
  }
}

function write(userId: string, stored: StoredTries): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(stored))
  } catch {
    // Then tries are not counted on this device.
  }
}

/** Milliseconds until the next try; 0 when it may be now. A clock that was set back makes nobody wait longer than the longest wait. */
export function waitOf(userId: string, now = Date.now()): number {
  const stored = read(userId)
  return stored && !hasSignedInAgain(userId) ? Math.min(Math.max(0, stored.until - now), LONGEST_MS) : 0
}

/** Counts a wrong try. Returns the milliseconds to wait. */
export function wrongTry(userId: string, now = Date.now()): number {
  const stored = read(userId)
  const wrong = (stored?.wrong ?? 0) + 1
  const wait = (WAITS[Math.min(wrong, WAITS.length) - 1] ?? 0) * 1000
  write(userId, { wrong, until: now + wait, ended: stored?.ended ?? sessionsEnded() })
  return wait
}

/** From now on a new sign-in on this device counts as the proof that it is them. */
export function markPinForgotten(userId: string): void {
  const stored = read(userId)
  write(userId, { wrong: stored?.wrong ?? 0, until: stored?.until ?? 0, ended: stored?.ended ?? sessionsEnded() })
}

/** Whether somebody has signed in with their password or passkey since the PIN would not come to them. */
export function hasSignedInAgain(userId: string): boolean {
  const stored = read(userId)
  return stored !== undefined && sessionsEnded() > stored.ended
}

export function clearTries(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId))
  } catch {
    // Nothing was counted either.
  }
}
