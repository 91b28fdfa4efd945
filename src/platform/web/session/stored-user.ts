import type { User } from '#platform/contract/session.ts'

export const KNOWN_USER_KEY = 'fernwell.known-user'
const ENDED_KEY = 'fernwell.sessions-ended'

/** Who was signed in on this device when the server last answered; gone with signing out. */
export function knownUser(): User | undefined {
  try {
    const user = JSON.parse(localStorage.getItem(KNOWN_USER_KEY) ?? 'null') as User | null
    return typeof user?.id === 'string' ? user : undefined
  } catch {
    return undefined
  }
}

/** How often a session has ended on this device. Whoever is signed in after it has grown has signed in anew. */
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
    // Then this device cannot start without network, and nothing else.
  }
}

export function clearKnownUser(): void {
  try {
    localStorage.removeItem(KNOWN_USER_KEY)
    localStorage.setItem(ENDED_KEY, String(sessionsEnded() + 1))
  } catch {
    // Nothing was kept either.
  }
}
