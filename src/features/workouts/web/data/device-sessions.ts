import { loadPersonDb } from '#platform/web/offline/load-person-db.ts'
import { mergeSessions, type Session } from '../../training/session.ts'
import { aheadOf, forgetAhead, writeAhead } from './session-ahead.ts'

// A session is on the device before anything is sent: in the person's own database, as a draft that an ending session of the account
// asks about (offline/unsent-stores.ts). It stays until the server has all of it.

const DRAFT = 'workout-sessions'
type Kept = Readonly<Record<string, Session>>

const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('fernwell-workout-sessions', work) : work()

const listeners = new Set<() => void>()
/** Calls `listener` whenever this page keeps or lets go of a session. */
export function onDeviceSessions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sessions that this device keeps, by id. Never rejects. */
export async function deviceSessions(userId: string): Promise<Kept> {
  const kept = await loadPersonDb()
    .then(({ readDraft }) => readDraft(userId, DRAFT))
    .catch(() => undefined)
  const all: Record<string, Session> = typeof kept === 'object' && kept !== null ? { ...(kept as Kept) } : {}
  for (const ahead of aheadOf(userId)) all[ahead.id] = mergeWith(all[ahead.id], ahead)
  return all
}

const mergeWith = (before: Session | undefined, session: Session) => (before ? mergeSessions(before, session) : session)

/** Keeps a session as it is now, together with what another tab kept of it meanwhile: from this call on, also if the page dies. Never rejects. */
export async function keepOnDevice(userId: string, session: Session): Promise<void> {
  const written = writeAhead(userId, session)
  await exclusively(async () => {
    const { storeDraft } = await loadPersonDb()
    const kept = await deviceSessions(userId)
    const isKept = await storeDraft(userId, DRAFT, { ...kept, [session.id]: mergeWith(kept[session.id], session) })
    if (isKept && written) forgetAhead(userId, session.id, written)
  }).catch(() => {})
  for (const notify of listeners) notify()
}

/** Once the server has it, or the person let go of it. */
export async function forgetOnDevice(userId: string, id: string): Promise<void> {
  await exclusively(async () => {
    forgetAhead(userId, id)
    const { deleteDraft, storeDraft } = await loadPersonDb()
    const { [id]: _gone, ...rest } = await deviceSessions(userId)
    await (Object.keys(rest).length === 0 ? deleteDraft(userId, DRAFT) : storeDraft(userId, DRAFT, rest))
  }).catch(() => {})
  for (const notify of listeners) notify()
}
