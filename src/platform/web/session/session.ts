import { useSyncExternalStore } from 'react'
import { getUser, logout, type User } from '#platform/contract/session.ts'
import { NetworkError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { DOWNLOADS_CACHE } from '../storage/downloads-cache.ts'
import { clearWaiting } from '../offline/waiting.ts'
import { deletePersonDatabases } from '../storage/person-databases.ts'
import { toast } from '../ui/toast-store.ts'
import { clearKnownUser, storeKnownUser, knownUser } from './known-user.ts'

/** How long the answer to "who is signed in" is good; after that it is asked again when the window is looked at. */
export const USER_FRESH_MS = 300_000

export type Session =
  | { status: 'loading'; user: undefined }
  | { status: 'signed-out'; user: undefined }
  | { status: 'signed-in'; user: User }
  /** The server did not say, and this device does not know: neither in nor out. */
  | { status: 'unreachable'; user: undefined }

// A store of its own rather than a query: the public pages know who is signed in without bringing the query library.
const LOADING: Session = { status: 'loading', user: undefined }
let session: Session = LOADING
let answeredAt = 0
let asking: Promise<void> | undefined
/** Counts sign-ins and sign-outs, so that an answer asked for before one of them is not believed after it. */
let turns = 0
const listeners = new Set<() => void>()

function put(next: Session): void {
  session = next
  for (const notify of listeners) notify()
}

export const currentSession = (): Session => session

export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSession(): Session {
  return useSyncExternalStore(onSession, currentSession, () => LOADING)
}

/** The signed-in person; for pages that only they can see. */
export function useUser(): User {
  const { user } = useSession()
  if (!user) throw new Error('This page was shown without anyone being signed in.')
  return user
}

/** Asks the server who is signed in, once; whoever asks meanwhile shares the answer. A failure leaves what is known. */
export function refreshSession(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<void> {
  const turn = turns
  try {
    const user = (await call(getUser)) as User | null
    if (turn !== turns) return
    answeredAt = Date.now()
    if (user) storeKnownUser(user)
    else clearKnownUser()
    put(user ? { status: 'signed-in', user } : { status: 'signed-out', user: undefined })
  } catch (error) {
    if (turn !== turns || session.status === 'signed-in' || session.status === 'signed-out') return
    // Without network, whoever used this device last and did not sign out is still there.
    const known = error instanceof NetworkError ? knownUser() : undefined
    put(known ? { status: 'signed-in', user: known } : { status: 'unreachable', user: undefined })
  }
}

/**
 * Asks now, and again when the window is looked at after 5 minutes. Call once, in the browser. `if-known` is for the public
 * face: a device on which nobody signed in is not asked about, and its console stays free of a 401.
 */
export function startSession({ ask: when = 'always' }: { ask?: 'always' | 'if-known' } = {}): void {
  if (when === 'if-known' && !knownUser()) {
    put({ status: 'signed-out', user: undefined })
    return
  }
  void refreshSession()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - answeredAt > USER_FRESH_MS) void refreshSession()
  })
  addEventListener('online', () => void refreshSession())
}

/** To be called with the answer of login, register, and every change of the profile. */
export function setUser(user: User): void {
  turns++
  answeredAt = Date.now()
  storeKnownUser(user)
  put({ status: 'signed-in', user })
}

/** `expired`: the session is over already, and nothing more can be sent in it. */
type SignOutCleanup = (expired: boolean) => void | Promise<void>
const signOutCleanups = new Set<SignOutCleanup>()

/** Something to finish while the session still stands (the player's last update). */
export function beforeSignOut(farewell: SignOutCleanup): void {
  signOutCleanups.add(farewell)
}

/** Nobody is signed in any more, here and now: the session ended by itself. */
export function clearUser(): void {
  turns++
  for (const farewell of signOutCleanups) void farewell(true)
  clearKnownUser()
  put({ status: 'signed-out', user: undefined })
}

/** Removes what this device keeps of a person: downloads, their databases, counts of what waits. Never rejects. */
export async function clearDevice(userId: string | undefined): Promise<void> {
  if ('caches' in globalThis) await caches.delete(DOWNLOADS_CACHE).catch(() => false)
  if (userId === undefined) return
  clearWaiting(userId)
  await deletePersonDatabases(userId)
}

/** Ends the session, clears what this device keeps of the person, and reloads to the front page. False when it failed. */
export async function signOut(): Promise<boolean> {
  const leaving = session.user?.id
  try {
    await Promise.allSettled([...signOutCleanups].map((farewell) => farewell(false)))
    await call(logout)
  } catch (error) {
    toast({ title: 'Logout failed', description: (error as Error).message, tone: 'destructive' })
    return false
  }
  turns++
  clearKnownUser()
  await clearDevice(leaving)
  location.assign('/')
  return true
}

let request: (() => void | Promise<void>) | undefined

/** The shell's own way out, which asks first when something still waits to be sent. */
export function onSignOutRequest(handler: () => void | Promise<void>): () => void {
  request = handler
  return () => {
    request = undefined
  }
}

/** What a "Sign out" button does. */
export function requestSignOut(): void {
  void (request ? request() : signOut())
}
