import { useSyncExternalStore } from 'react'
import { LEVELS, type Level } from '../../contract-written.ts'

// Preferred reading level on this device: the dictionary's entry alone, or with a model's article of some depth before it.

const KEY = 'fernwell.wiki-level'
export type Reading = 'dictionary' | Level

const listeners = new Set<() => void>()

function read(): Reading {
  const stored = localStorage.getItem(KEY)
  return LEVELS.find((level) => level === stored) ?? 'dictionary'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export const useLevel = (): Reading => useSyncExternalStore(subscribe, read, () => 'dictionary')

export function chooseLevel(level: Reading): void {
  if (level === 'dictionary') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, level)
  for (const notify of listeners) notify()
}
