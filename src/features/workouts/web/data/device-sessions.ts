import { createListeners } from '#platform/web/listeners/create-listeners.ts'
import { runExclusive } from '#platform/web/offline/app-outbox.ts'
import { loadPersonDb } from '#platform/web/offline/load-person-db.ts'
import { setWaitingOf } from '#platform/web/offline/waiting.ts'
import { mergeSessions, type Session } from '../../training/session.ts'
import { aheadOf, forgetAhead, writeAhead } from './session-ahead.ts'

// A session is stored on the device before anything is sent, as a draft in the person's own database. It stays until the server has all of
// it. While neither the server nor the outbox has its last change, it counts as unsent, so that signing out asks about it.

const DRAFT = 'workout-sessions'
type Stored = Readonly<Record<string, Session>>

const exclusively = <T>(work: () => Promise<T>): Promise<T> => runExclusive('fernwell-workout-sessions', work)

const listeners = createListeners()
/** Calls `listener` whenever this page stores or removes a session. */
export const onDeviceSessions = listeners.subscribe

/** Sessions stored on this device, by id. Never rejects. */
export async function deviceSessions(userId: string): Promise<Stored> {
  const stored = await loadPersonDb()
    .then(({ readDraft }) => readDraft(userId, DRAFT))
    .catch(() => undefined)
  const all: Record<string, Session> = typeof stored === 'object' && stored !== null ? { ...(stored as Stored) } : {}
  for (const ahead of aheadOf(userId)) all[ahead.id] = mergeWith(all[ahead.id], ahead)
  return all
}

const mergeWith = (before: Session | undefined, session: Session) => (before ? mergeSessions(before, session) : session)

/** Counts a session as unsent, or no longer: the server or the outbox has it. Never throws. */
export const markUnsent = (userId: string, id: string, isUnsent: boolean): void => setWaitingOf(`workout.${id}`, userId, isUnsent ? 1 : 0)

/** Stores a session, merged with another tab's changes. It survives the page from this call on. Never rejects. */
export async function keepOnDevice(userId: string, session: Session): Promise<void> {
  const written = writeAhead(userId, session)
  markUnsent(userId, session.id, true)
  await exclusively(async () => {
    const { storeDraft } = await loadPersonDb()
    const stored = await deviceSessions(userId)
    const isStored = await storeDraft(userId, DRAFT, { ...stored, [session.id]: mergeWith(stored[session.id], session) })
    if (isStored && written) forgetAhead(userId, session.id, written)
  }).catch(() => {})
  listeners.notify()
}

/** Called once the server has the session, or the person discarded it. */
export async function forgetOnDevice(userId: string, id: string): Promise<void> {
  await exclusively(async () => {
    forgetAhead(userId, id)
    markUnsent(userId, id, false)
    const { deleteDraft, storeDraft } = await loadPersonDb()
    const { [id]: _gone, ...rest } = await deviceSessions(userId)
    await (Object.keys(rest).length === 0 ? deleteDraft(userId, DRAFT) : storeDraft(userId, DRAFT, rest))
  }).catch(() => {})
  listeners.notify()
}
