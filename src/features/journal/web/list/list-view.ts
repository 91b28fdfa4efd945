import { useSyncExternalStore } from 'react'
import { createListeners } from '#platform/web/listeners/create-listeners.ts'

/** State of the list: the search query, or the trash. It persists when the person opens an entry and comes back. */
export type ListView = { query: string; isTrash: boolean }

let current: ListView = { query: '', isTrash: false }
const listeners = createListeners()

export function setListView(change: Partial<ListView>): void {
  current = { ...current, ...change }
  listeners.notify()
}

export const useListView = (): ListView => useSyncExternalStore(listeners.subscribe, () => current)
