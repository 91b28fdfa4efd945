import { mergeSessions, type Session } from '../../training/session.ts'

// The phone may close the tab right after a set is pressed, before a database can answer. So a change is first written to local storage
// during the press, and removed once the database has it. Signing out removes it too (platform/web/storage).

const prefixOf = (userId: string) => `fernwell.workout-ahead.${userId}.`

function read(key: string): Session | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Session | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a session synchronously, merged with another tab's changes. Returns the stored text, for `forgetAhead`; never throws. */
export function writeAhead(userId: string, session: Session): string | undefined {
  const key = prefixOf(userId) + session.id
  const before = read(key)
  const text = JSON.stringify(before ? mergeSessions(before, session) : session)
  try {
    localStorage.setItem(key, text)
    return text
  } catch {
    // The storage is full: only the database stores it, shortly afterwards.
    return undefined
  }
}

/** Stored sessions that may not be in the database yet. Never throws. */
export function aheadOf(userId: string): Session[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(userId)))
      .flatMap((key) => read(key) ?? [])
  } catch {
    return []
  }
}

/** Removes it; with `written`: only if nothing was stored since. Never throws. */
export function forgetAhead(userId: string, id: string, written?: string): void {
  const key = prefixOf(userId) + id
  try {
    if (written === undefined || localStorage.getItem(key) === written) localStorage.removeItem(key)
  } catch {
    // Without storage nothing was stored either.
  }
}
