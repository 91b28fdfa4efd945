import { useSyncExternalStore } from 'react'

/** State of the list: the search query, or the trash. It persists when the person opens an entry and comes back. */
export type ListView = { query: string; isTrash: boolean }

let current: ListView = { query: '', isTrash: false }
const listeners = new Set<() => void>()

export function setListView(change: Partial<ListView>): void {
  current = { ...current, ...change }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useListView = (): ListView => useSyncExternalStore(subscribe, () => current)
