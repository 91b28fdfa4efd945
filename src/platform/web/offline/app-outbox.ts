import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { send, type Input } from '../api/call.ts'
import { afterPaint } from '../page/after-paint.ts'
import type { OutboxStore } from './entry.ts'
import { memoryStore } from './memory-store.ts'
import { Outbox, type QueuedIfOffline, type PerformOptions, type Sent } from './outbox.ts'

const tails = new Map<string, Promise<void>>()

/**
 * Runs one `work` of a name at a time, in the order of the calls: over all tabs, and in this one alone where the browser has no locks
 * (a page without https).
 */
export function runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(name, work)
  const turn = (tails.get(name) ?? Promise.resolve()).then(work)
  const tail: Promise<void> = turn.then(leave, leave)
  function leave(): void {
    if (tails.get(name) === tail) tails.delete(name)
  }
  tails.set(name, tail)
  return turn
}

const markOf = (userId: string) => `fernwell.outbox.${userId}`

/** Whether something of a person waited on this device when that was last looked at: known before the store is open. */
export function mayWait(userId: string): boolean {
  try {
    return localStorage.getItem(markOf(userId)) !== null
  } catch {
    return false
  }
}

function setMayWait(userId: string, does: boolean): void {
  if (mayWait(userId) === does) return
  try {
    if (does) localStorage.setItem(markOf(userId), '1')
    else localStorage.removeItem(markOf(userId))
  } catch {
    // Then the waiting entries are shown shortly after the page.
  }
}

/**
 * The store in IndexedDB, whose machinery comes once the page is drawn, and at once where something waits: that is part of the page. Where
 * it cannot be had, entries live as long as the page.
 */
function lazyStore(): OutboxStore {
  let opening: Promise<OutboxStore> | undefined
  let here: OutboxStore | undefined
  const store = async (userId: string) => (here = await open(userId))
  const open = (userId: string) =>
    (opening ??= (mayWait(userId) ? import('./idb-store.ts') : afterPaint(() => import('./idb-store.ts'))).then(
      ({ idbStore }) => idbStore(),
      (error: unknown) => {
        console.warn('What waits to be sent is kept until this page closes.', error)
        return memoryStore()
      },
    ))
  return {
    async list(userId) {
      const entries = await (await store(userId)).list(userId)
      setMayWait(userId, entries.length > 0)
      return entries
    },
    add: async (entry) => (await store(entry.userId)).add(entry),
    remove: async (userId, seq) => (await store(userId)).remove(userId, seq),
    setProblem: async (userId, seq, problem) => (await store(userId)).setProblem(userId, seq, problem),
    addConfirmed: async (userId, entry) => (await store(userId)).addConfirmed(userId, entry),
    confirmed: async (userId) => (await store(userId)).confirmed(userId),
    isLasting: () => here?.isLasting() ?? true,
  }
}

// Not while prerendering: an open channel would keep the build's process alive.
const channel =
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('fernwell-outbox')
const sentListeners = new Set<() => void>()
const overlays = new Set<(sent: Sent) => boolean>()

/** The one outbox of this page. */
export const outbox = new Outbox({
  store: lazyStore(),
  send,
  runExclusive,
  broadcast: () => channel?.postMessage('changed'),
  now: () => Date.now(),
  onSent: () => {
    for (const notify of sentListeners) notify()
  },
  isShown: (sent) => [...overlays].some((shows) => shows(sent)),
})

/** Tells the outbox which calls a feature shows over its answers: these stay known after they were confirmed. */
export const registerOverlay = (shows: (sent: Sent) => boolean): void => void overlays.add(shows)

/**
 * Calls a mutation of the contract; when its endpoint is `offline: true` and there is no network, keeps it and answers
 * QUEUED. `label` names it in the list of waiting entries; `replaces` lets a newer one replace an older one.
 */
export async function perform<const E extends Endpoint>(
  endpoint: E,
  ...args: keyof InputOf<E> extends never ? [input?: undefined, options?: PerformOptions] : [input: InputOf<E>, options?: PerformOptions]
): Promise<OutputOf<E> | QueuedIfOffline<E>> {
  const [input, options] = args
  return (await outbox.perform(endpoint, (input ?? {}) as Input, options)) as OutputOf<E> | QueuedIfOffline<E>
}

/** Calls `listener` after stored mutations reached the server: displayed data should be refetched. */
export function onOutboxSent(listener: () => void): () => void {
  sentListeners.add(listener)
  return () => sentListeners.delete(listener)
}

/** Sends again when the network is back or the page becomes visible. Call once, in the browser. */
export function watchNetwork(): void {
  addEventListener('online', () => void outbox.flush())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void outbox.flush()
  })
  channel?.addEventListener('message', () => void outbox.refresh())
}
