import type { JournalStore, LocalRecord } from './types.ts'

export type EntryState =
  | { status: 'loading' | 'absent'; record: undefined; unreachable: boolean }
  | { status: 'ready'; record: LocalRecord<'entry'>; unreachable: boolean }

export const LOADING_ENTRY: EntryState = { status: 'loading', record: undefined, unreachable: false }
const ABSENT: EntryState = { status: 'absent', record: undefined, unreachable: false }
/** Not on this device, and the server cannot be asked. */
const UNREACHABLE: EntryState = { status: 'absent', record: undefined, unreachable: true }

/** Watches one entry: reads it again whenever it changed, and gives the same object until then. */
export function watchEntry(store: JournalStore, id: string): { get(): EntryState; subscribe(listener: () => void): () => void } {
  let state = LOADING_ENTRY
  let seen = -1
  let turn = 0
  const listeners = new Set<() => void>()

  const look = async () => {
    const revision = store.revision(id)
    if (revision === seen) return
    seen = revision
    const mine = ++turn
    const next = await store.entry(id).then(
      (record): EntryState => (record ? { status: 'ready', record, unreachable: false } : ABSENT),
      () => UNREACHABLE,
    )
    // A later look has newer words.
    if (mine !== turn) return
    state = next
    for (const notify of listeners) notify()
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      const stop = store.subscribe(() => void look())
      void store.ready.then(look)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
}
