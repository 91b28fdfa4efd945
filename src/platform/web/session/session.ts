import { useSyncExternalStore } from 'react'
import { getUser, logout, type User } from '#platform/contract/session.ts'
import { NetworkError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { apiMessages } from '../api/messages.ts'
import { messagesNow } from '../i18n/messages.ts'
import { readLeaving, storeLeaving, wipe } from './leaving.ts'
import { createListeners } from '../listeners/create-listeners.ts'
import { toast } from '../ui/toast-store.ts'
import { clearKnownUser, KNOWN_USER_KEY, storeKnownUser, knownUser } from './stored-user.ts'

/** Lifetime of the answer to "who is signed in"; after that it is fetched again when the window becomes visible. */
export const USER_FRESH_MS = 300_000
/** Duration of the notice: long enough to read it and decide. */
const LOGOUT_FAILED_MS = 20_000

export type Session =
  | { status: 'loading'; user: undefined }
  | { status: 'signed-out'; user: undefined }
  | { status: 'signed-in'; user: User }
  /** The server did not answer, and this device has no last user: the state is unknown. */
  | { status: 'unreachable'; user: undefined }

// A separate store instead of a query, so that public pages have the session without loading the query library.
const LOADING: Session = { status: 'loading', user: undefined }
let session: Session = LOADING
let answeredAt = 0
let asking: Promise<void> | undefined
/** Counts sign-ins and sign-outs, so that an answer to a request from before one of them is ignored. */
let turns = 0
const listeners = createListeners()

function put(next: Session): void {
  session = next
  listeners.notify()
}

export const currentSession = (): Session => session

export const onSession = listeners.subscribe

export function useSession(): Session {
  return useSyncExternalStore(onSession, currentSession, () => LOADING)
}

/** The signed-in person; for pages behind the sign-in. */
export function useUser(): User {
  const { user } = useSession()
  if (!user) throw new Error('This page was shown without anyone being signed in.')
  return user
}

/** Asks the server who is signed in; simultaneous callers share one request. A failure does not change the session. */
export function refreshSession(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<void> {
  const turn = turns
  try {
    if (readLeaving()) await finishLeaving()
    const user = (await call(getUser)) as User | null
    if (turn !== turns) return
    answeredAt = Date.now()
    if (!user) return clearUser()
    wipeFormer(user)
    storeKnownUser(user)
    put({ status: 'signed-in', user })
  } catch (error) {
    if (turn === turns && readLeaving()?.isUntold) return put({ status: 'signed-out', user: undefined })
    if (turn !== turns || session.status === 'signed-in' || session.status === 'signed-out') return
    // Without a network, the last user of this device stays signed in until they sign out.
    const known = error instanceof NetworkError ? knownUser() : undefined
    put(known ? { status: 'signed-in', user: known } : { status: 'unreachable', user: undefined })
  }
}

/**
 * Fetches the session now, and again when the window becomes visible after 5 minutes. Call once, in the browser. `if-known` is for public
 * pages: on a device on which nobody signed in, no request is sent, so that its console stays free of a 401.
 */
export function startSession({ ask: when = 'always' }: { ask?: 'always' | 'if-known' } = {}): void {
  if (when === 'if-known' && !knownUser() && !readLeaving()) {
    put({ status: 'signed-out', user: undefined })
    return
  }
  void refreshSession()
  window.addEventListener('storage', ({ key }) => (key === null || key === KNOWN_USER_KEY) && followOtherTab())
  // The "back" button restored the page unchanged; its user may have signed out since.
  window.addEventListener('pageshow', ({ persisted }) => persisted && followOtherTab())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - answeredAt > USER_FRESH_MS) void refreshSession()
  })
  addEventListener('online', () => void refreshSession())
}

/** Resumes a sign-out that had no network, or an interrupted wipe. Throws when the server still cannot be reached. */
async function finishLeaving(): Promise<void> {
  const leaving = readLeaving()
  if (leaving?.isUntold) await call(logout)
  if (leaving) await wipe({ userId: leaving.userId, unsent: leaving.unsent })
}

/** Another tab signed the person out, or another person in: this tab no longer shows the former person's data. */
function followOtherTab(): void {
  if (session.status !== 'signed-in') return
  const known = knownUser()
  if (known?.id === session.user.id) return
  if (known) return location.reload()
  turns++
  for (const farewell of signOutCleanups) void farewell(true)
  put({ status: 'signed-out', user: undefined })
}

/** Wipes the data of another person who used this browser last and did not sign out. */
function wipeFormer({ id }: User): void {
  const former = session.user ?? knownUser()
  if (former && former.id !== id) void wipe({ userId: former.id, unsent: 'seal' })
}

/** To be called with the answer of login, register, and every change of the profile. */
export function setUser(user: User): void {
  turns++
  answeredAt = Date.now()
  const leaving = readLeaving()
  // The same person is back: the wipe is cancelled. For another person only the wipe remains, because this session replaced theirs.
  if (leaving) storeLeaving(leaving.userId === user.id ? undefined : { ...leaving, isUntold: false })
  wipeFormer(user)
  storeKnownUser(user)
  put({ status: 'signed-in', user })
}

/** `expired`: the session has ended, and no more requests can be sent in it. */
type SignOutCleanup = (expired: boolean) => void | Promise<void>
const signOutCleanups = new Set<SignOutCleanup>()

/** Registers work to finish before the session ends (the player's last update). */
export function beforeSignOut(farewell: SignOutCleanup): void {
  signOutCleanups.add(farewell)
}

/** Handles a session that ended by itself: wipes the person's data in this browser, and seals unsent changes. */
export function clearUser(): void {
  const former = session.user ?? knownUser()
  turns++
  for (const farewell of signOutCleanups) void farewell(true)
  clearKnownUser()
  put({ status: 'signed-out', user: undefined })
  if (former) void wipe({ userId: former.id, unsent: 'seal' })
}

/** Signs out at the person's wish, after the question about unsent changes: wipes this browser, and opens the front page. */
export async function leave({ isUntold = false } = {}): Promise<void> {
  const former = session.user
  turns++
  clearKnownUser()
  if (former) await wipe({ userId: former.id, unsent: 'discard', isUntold })
  // The browser may restore this page by "back", so the person is removed from it.
  put({ status: 'signed-out', user: undefined })
  location.assign('/')
}

/**
 * Ends the session, wipes this browser, and opens the front page. False when the server could not be reached or refused: a notice says so,
 * and the person may sign out on this device anyway; the server's session is then ended at a later start.
 */
export async function signOut(): Promise<boolean> {
  await Promise.allSettled([...signOutCleanups].map((farewell) => farewell(false)))
  try {
    await call(logout)
  } catch (error) {
    const words = messagesNow(apiMessages)
    toast({
      title: words.logoutFailed,
      description: (error as Error).message,
      action: { label: words.signOutHere, onPress: () => void leave({ isUntold: true }) },
      tone: 'destructive',
      duration: LOGOUT_FAILED_MS,
    })
    return false
  }
  await leave()
  return true
}

let request: (() => void | Promise<void>) | undefined
let isRequested = false

/** Registers the shell's sign-out, which asks first when changes are unsent. */
export function onSignOutRequest(handler: () => void | Promise<void>): () => void {
  request = handler
  if (isRequested) void handler()
  isRequested = false
  return () => {
    request = undefined
  }
}

/** Handler of a "Sign out" button. It waits until the shell has loaded; otherwise unsent changes would be lost without a question. */
export function requestSignOut(): void {
  if (request) void request()
  else isRequested = true
}
