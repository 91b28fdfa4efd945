import { useSyncExternalStore } from 'react'
import { getUser, logout, type User } from '#platform/contract/session.ts'
import { NetworkError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { apiMessages } from '../api/messages.ts'
import { messagesNow } from '../i18n/messages.ts'
import { readLeaving, storeLeaving, wipe } from './leaving.ts'
import { toast } from '../ui/toast-store.ts'
import { clearKnownUser, KNOWN_USER_KEY, storeKnownUser, knownUser } from './stored-user.ts'

/** How long the answer to "who is signed in" is good; after that it is asked again when the window is looked at. */
export const USER_FRESH_MS = 300_000
/** Long enough to read it and decide. */
const LOGOUT_FAILED_MS = 20_000

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
  if (when === 'if-known' && !knownUser() && !readLeaving()) {
    put({ status: 'signed-out', user: undefined })
    return
  }
  void refreshSession()
  window.addEventListener('storage', ({ key }) => (key === null || key === KNOWN_USER_KEY) && followOtherTab())
  // Shown again by "back", as it was left: perhaps by somebody who has signed out since.
  window.addEventListener('pageshow', ({ persisted }) => persisted && followOtherTab())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - answeredAt > USER_FRESH_MS) void refreshSession()
  })
  addEventListener('online', () => void refreshSession())
}

/** Goes on with a sign-out that had no network, or a wipe that was interrupted. Throws when the server cannot be told yet. */
async function finishLeaving(): Promise<void> {
  const leaving = readLeaving()
  if (leaving?.isUntold) await call(logout)
  if (leaving) await wipe({ userId: leaving.userId, unsent: leaving.unsent })
}

/** Another tab signed somebody out, or somebody else in: nothing of who was here is shown any longer. */
function followOtherTab(): void {
  if (session.status !== 'signed-in') return
  const known = knownUser()
  if (known?.id === session.user.id) return
  if (known) return location.reload()
  turns++
  for (const farewell of signOutCleanups) void farewell(true)
  put({ status: 'signed-out', user: undefined })
}

/** Somebody else used this browser last, and their session ended unseen. */
function wipeFormer({ id }: User): void {
  const former = session.user ?? knownUser()
  if (former && former.id !== id) void wipe({ userId: former.id, unsent: 'seal' })
}

/** To be called with the answer of login, register, and every change of the profile. */
export function setUser(user: User): void {
  turns++
  answeredAt = Date.now()
  const leaving = readLeaving()
  // They are back, and what is here by now is theirs. Of somebody else only the wipe is left: this session took the place of theirs.
  if (leaving) storeLeaving(leaving.userId === user.id ? undefined : { ...leaving, isUntold: false })
  wipeFormer(user)
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

/** Nobody is signed in any more, here and now: the session ended by itself. This browser forgets them; what was not sent is sealed. */
export function clearUser(): void {
  const former = session.user ?? knownUser()
  turns++
  for (const farewell of signOutCleanups) void farewell(true)
  clearKnownUser()
  put({ status: 'signed-out', user: undefined })
  if (former) void wipe({ userId: former.id, unsent: 'seal' })
}

/** By the person's own wish, who was asked about what is not sent: this browser forgets them, and shows the front page. */
export async function leave({ isUntold = false } = {}): Promise<void> {
  const former = session.user
  turns++
  clearKnownUser()
  if (former) await wipe({ userId: former.id, unsent: 'discard', isUntold })
  // The page may be kept for "back": nothing of theirs stays in it.
  put({ status: 'signed-out', user: undefined })
  location.assign('/')
}

/**
 * Ends the session, wipes this browser, and goes to the front page. False when the server could not be told, or would not: this is said,
 * and the person may sign out on this device anyway; the server then hears of it at a later start.
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

/** The shell's own way out, which asks first when something still waits to be sent. */
export function onSignOutRequest(handler: () => void | Promise<void>): () => void {
  request = handler
  if (isRequested) void handler()
  isRequested = false
  return () => {
    request = undefined
  }
}

/** What a "Sign out" button does. Before the shell is there it waits for it: what is not sent would be gone unasked. */
export function requestSignOut(): void {
  if (request) void request()
  else isRequested = true
}
