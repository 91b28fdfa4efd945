import type { User } from '#platform/contract/session.ts'

const KEY = 'fernwell.known-user'

/** Who was signed in on this device when the server last answered; gone with signing out. */
export function knownUser(): User | undefined {
  try {
    const user = JSON.parse(localStorage.getItem(KEY) ?? 'null') as User | null
    return typeof user?.id === 'string' ? user : undefined
  } catch {
    return undefined
  }
}

export function keepKnownUser(user: User): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(user))
  } catch {
    // Then this device cannot start without network, and nothing else.
  }
}

export function forgetKnownUser(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept either.
  }
}
