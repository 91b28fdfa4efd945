import { mergeSessions, type Session } from '../../training/session.ts'

// A set is pressed and the phone closes the tab: a database answers too late for that. So a change is written to local storage first,
// within the press, and leaves it when the database has it. Signing out takes it away (platform/web/storage).

const prefixOf = (userId: string) => `fernwell.workout-ahead.${userId}.`

function read(key: string): Session | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Session | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Writes a session before this call returns, with what another tab wrote of it. Gives what was written, for `forgetAhead`; never throws. */
export function writeAhead(userId: string, session: Session): string | undefined {
  const key = prefixOf(userId) + session.id
  const before = read(key)
  const text = JSON.stringify(before ? mergeSessions(before, session) : session)
  try {
    localStorage.setItem(key, text)
    return text
  } catch {
    // A device that is full: then the database alone keeps it, a moment later.
    return undefined
  }
}

/** What was written and no database is known to have. Never throws. */
export function aheadOf(userId: string): Session[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(userId)))
      .flatMap((key) => read(key) ?? [])
  } catch {
    return []
  }
}

/** Takes it out; with `written`: only if nothing was written since. Never throws. */
export function forgetAhead(userId: string, id: string, written?: string): void {
  const key = prefixOf(userId) + id
  try {
    if (written === undefined || localStorage.getItem(key) === written) localStorage.removeItem(key)
  } catch {
    // Nothing could be written either.
  }
}
