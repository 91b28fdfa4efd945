import { useSyncExternalStore } from 'react'

/** What the list shows: found entries while something is searched for, or the trash. It outlives the change from list to entry and back. */
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
