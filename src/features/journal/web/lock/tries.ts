import { sessionsEnded } from '#platform/web/session/stored-user.ts'

// Wrong tries are counted on the device, so that a reload does not reset them. Nobody is locked out permanently: a wait ends, and
// a new sign-in is a stronger proof than a PIN.

/** Seconds to wait after the nth consecutive wrong try; the last value applies to all further ones. */
const WAITS = [0, 0, 0, 0, 30, 60, 300, 900, 3600]
const LONGEST_MS = 3_600_000

type StoredTries = {
  wrong: number
  /** Epoch milliseconds before which no further try is checked. */
  until: number
  /** Number of ended sessions on this device at the first wrong try, or when the PIN was reported as forgotten. */
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
    // Without storage, tries are not counted on this device.
  }
}

/** Milliseconds until the next try; 0 when it is allowed now. Limited to the longest wait, in case the clock was set back. */
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

/** From now on, a new sign-in on this device counts as proof of identity. */
export function markPinForgotten(userId: string): void {
  const stored = read(userId)
  write(userId, { wrong: stored?.wrong ?? 0, until: stored?.until ?? 0, ended: stored?.ended ?? sessionsEnded() })
}

/** Whether the person has signed in with password or passkey since the first wrong try or the report of a forgotten PIN. */
export function hasSignedInAgain(userId: string): boolean {
  const stored = read(userId)
  return stored !== undefined && sessionsEnded() > stored.ended
}

export function clearTries(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId))
  } catch {
    // Without storage, nothing was counted either.
  }
}
