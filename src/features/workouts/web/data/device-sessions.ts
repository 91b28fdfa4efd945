import { loadPersonDb } from '#platform/web/offline/load-person-db.ts'
import { mergeSessions, type Session } from '../../training/session.ts'

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
  const { readDraft } = await loadPersonDb()
  const kept = await readDraft(userId, DRAFT)
  return typeof kept === 'object' && kept !== null ? (kept as Kept) : {}
}

/** Keeps a session as it is now, together with what another tab kept of it meanwhile. */
export async function keepOnDevice(userId: string, session: Session): Promise<void> {
  const { storeDraft } = await loadPersonDb()
  await exclusively(async () => {
    const kept = await deviceSessions(userId)
    const before = kept[session.id]
    await storeDraft(userId, DRAFT, { ...kept, [session.id]: before ? mergeSessions(before, session) : session })
  })
  for (const notify of listeners) notify()
}

/** Once the server has it, or the person let go of it. */
export async function forgetOnDevice(userId: string, id: string): Promise<void> {
  const { deleteDraft, storeDraft } = await loadPersonDb()
  await exclusively(async () => {
    const { [id]: _gone, ...rest } = await deviceSessions(userId)
    await (Object.keys(rest).length === 0 ? deleteDraft(userId, DRAFT) : storeDraft(userId, DRAFT, rest))
  })
  for (const notify of listeners) notify()
}
