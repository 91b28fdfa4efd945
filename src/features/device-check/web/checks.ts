import { deleteDB, openDB } from 'idb'
import { getUser } from '#platform/contract/session.ts'
import { mediaAddress } from '#platform/web/api/address.ts'
import { isNative, isNativeIos } from '#platform/web/native/native.ts'
import { probe } from '#platform/web/native/probe.ts'
import { canAskOwner } from '#platform/web/phone/owner.ts'

export const STEPS = ['native', 'fetch', 'cookies', 'pictures', 'audio', 'storage', 'offline', 'notifications', 'lock'] as const
export type Step = (typeof STEPS)[number]

/** `absent`: this device or visit does not have it, which is no failure. `fact` is the key of the sentence about the result. */
export type Result = { state: 'works' | 'absent' | 'failed'; fact: Fact; status?: number; milliseconds?: number; error?: string }

export type Fact =
  | 'answered'
  | 'noAnswer'
  | 'onlyInApp'
  | 'sessionSeen'
  | 'noSession'
  | 'cookiesRefused'
  | 'shown'
  | 'notShown'
  | 'plays'
  | 'noMp3'
  | 'soundBlocked'
  | 'stores'
  | 'doesNotStore'
  | 'controlled'
  | 'inApp'
  | 'notYetStored'
  | 'noServiceWorker'
  | 'allowed'
  | 'notAsked'
  | 'blocked'
  | 'noNotifications'
  | 'onlyOnPhones'
  | 'canLock'
  | 'cannotLock'

const NAME = 'fernwell.device-check'
const STEP_MS = 10_000

const failure = (fact: Fact, error: unknown): Result => ({
  state: 'failed',
  fact,
  error: error instanceof Error ? error.name : String(error),
})

/** Any answer shows that the way works; 401 only means that nobody is signed in. */
async function requested(way: 'native' | 'fetch'): Promise<Result> {
  try {
    return { state: 'works', fact: 'answered', ...(await probe(way, getUser.path)) }
  } catch (error) {
    return failure('noAnswer', error)
  }
}

const CHECKS: Record<Step, () => Promise<Result>> = {
  native: async () => (isNativeIos() ? requested('native') : { state: 'absent', fact: 'onlyInApp' }),

  fetch: () => requested('fetch'),

  async cookies() {
    // The app’s own pages have no cookies; its HTTP client holds the server's.
    if (!isNative() && !acceptsCookies()) return { state: 'failed', fact: 'cookiesRefused' }
    const { status } = await probe(isNativeIos() ? 'native' : 'fetch', getUser.path)
    return status === 200 ? { state: 'works', fact: 'sessionSeen' } : { state: 'absent', fact: 'noSession' }
  },

  async pictures() {
    const image = new Image()
    image.src = mediaAddress('/icons/icon-32.png')
    return image.decode().then(
      (): Result => ({ state: 'works', fact: 'shown' }),
      (error: unknown) => failure('notShown', error),
    )
  },

  async audio() {
    if (new Audio().canPlayType('audio/mpeg') === '') return { state: 'failed', fact: 'noMp3' }
    const context = new AudioContext()
    try {
      await context.resume()
      return context.state === 'running' ? { state: 'works', fact: 'plays' } : { state: 'failed', fact: 'soundBlocked' }
    } finally {
      await context.close()
    }
  },

  async storage() {
    localStorage.setItem(NAME, '1')
    const isRead = localStorage.getItem(NAME) === '1'
    localStorage.removeItem(NAME)
    return isRead && (await databaseWorks()) ? { state: 'works', fact: 'stores' } : { state: 'failed', fact: 'doesNotStore' }
  },

  async offline() {
    if (isNative()) return { state: 'works', fact: 'inApp' }
    if (!('serviceWorker' in navigator)) return { state: 'failed', fact: 'noServiceWorker' }
    return (await navigator.serviceWorker.getRegistration())?.active
      ? { state: 'works', fact: 'controlled' }
      : { state: 'absent', fact: 'notYetStored' }
  },

  async notifications() {
    if (isNative()) return ofPermission(await phonePermission())
    if (!('Notification' in globalThis) || !('PushManager' in globalThis)) return { state: 'absent', fact: 'noNotifications' }
    return ofPermission(Notification.permission)
  },

  async lock() {
    if (!isNative()) return { state: 'absent', fact: 'onlyOnPhones' }
    return (await canAskOwner()) ? { state: 'works', fact: 'canLock' } : { state: 'absent', fact: 'cannotLock' }
  },
}

function acceptsCookies(): boolean {
  document.cookie = `${NAME}=1; path=/; max-age=60; samesite=lax`
  const isAccepted = document.cookie.includes(`${NAME}=1`)
  document.cookie = `${NAME}=; path=/; max-age=0; samesite=lax`
  return isAccepted
}

async function phonePermission(): Promise<string> {
  const { LocalNotifications } = await import('@capacitor/local-notifications')
  return (await LocalNotifications.checkPermissions()).display
}

function ofPermission(permission: string): Result {
  if (permission === 'granted') return { state: 'works', fact: 'allowed' }
  return permission === 'denied' ? { state: 'failed', fact: 'blocked' } : { state: 'absent', fact: 'notAsked' }
}

const ENDS_AS: Record<Step, Fact> = {
  native: 'noAnswer',
  fetch: 'noAnswer',
  cookies: 'noAnswer',
  pictures: 'notShown',
  audio: 'soundBlocked',
  storage: 'doesNotStore',
  offline: 'noServiceWorker',
  notifications: 'noNotifications',
  lock: 'cannotLock',
}

/** Runs one step. Always resolves, within ten seconds. */
export async function tryStep(step: Step): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), STEP_MS)
  })
  try {
    return await Promise.race([CHECKS[step](), tooLate])
  } catch (error) {
    return failure(ENDS_AS[step], error)
  } finally {
    clearTimeout(timer)
  }
}

/** Opens a database of its own, writes, reads, and deletes it. Rejects if any of these is refused. */
async function databaseWorks(): Promise<boolean> {
  const db = await openDB(NAME, 1, { upgrade: (made) => void made.createObjectStore('things') })
  try {
    await db.put('things', 1, 'one')
    return (await db.get('things', 'one')) === 1
  } finally {
    db.close()
    await deleteDB(NAME)
  }
}
