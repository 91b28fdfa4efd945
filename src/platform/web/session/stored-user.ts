import type { User } from '#platform/contract/session.ts'

export const KNOWN_USER_KEY = 'fernwell.known-user'
const ENDED_KEY = 'fernwell.sessions-ended'

/** The user who was signed in on this device when the server last answered; deleted at sign-out. */
export function knownUser(): User | undefined {
  try {
    const user = JSON.parse(localStorage.getItem(KNOWN_USER_KEY) ?? 'null') as User | null
    return typeof user?.id === 'string' ? user : undefined
  } catch {
    return undefined
  }
}

/** Number of sessions that have ended on this device. If it has grown, the signed-in person has signed in again. */
export function sessionsEnded(): number {
  try {
    return Number(localStorage.getItem(ENDED_KEY) ?? 0) || 0
  } catch {
    return 0
  }
}

export function storeKnownUser(user: User): void {
  try {
    localStorage.setItem(KNOWN_USER_KEY, JSON.stringify(user))
  } catch {
    // Without storage, only an offline start is impossible.
  }
}

export function clearKnownUser(): void {
  try {
    localStorage.removeItem(KNOWN_USER_KEY)
    localStorage.setItem(ENDED_KEY, String(sessionsEnded() + 1))
  } catch {
    // Without storage, there is no stored user either.
  }
}
