import { afterPaint } from '../page/after-paint.ts'
import type { OutboxStore } from './entry.ts'
import { memoryStore } from './memory-store.ts'

/** The store in IndexedDB, whose machinery comes once the page is drawn. Where it cannot be had, entries live as long as the page. */
export function lazyStore(): OutboxStore {
  let opening: Promise<OutboxStore> | undefined
  const store = () =>
    (opening ??= afterPaint(() => import('./idb-store.ts')).then(
      ({ idbStore }) => idbStore(),
      (error: unknown) => {
        console.warn('What waits to be sent is kept until this page closes.', error)
        return memoryStore()
      },
    ))
  return {
    list: async (userId) => (await store()).list(userId),
    add: async (entry) => (await store()).add(entry),
    remove: async (userId, seq) => (await store()).remove(userId, seq),
    setProblem: async (userId, seq, problem) => (await store()).setProblem(userId, seq, problem),
    addConfirmed: async (userId, entry) => (await store()).addConfirmed(userId, entry),
    confirmed: async (userId) => (await store()).confirmed(userId),
  }
}
