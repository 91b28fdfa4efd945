import { useSyncExternalStore } from 'react'
import { LEVELS, type Level } from '../../contract-written.ts'
import { createStorageListeners } from '#platform/web/listeners/create-storage-listeners.ts'

// Preferred reading level on this device: the dictionary's entry alone, or with a model's article of some depth before it.

const KEY = 'fernwell.wiki-level'
export type Reading = 'dictionary' | Level

const listeners = createStorageListeners()

function read(): Reading {
  const stored = localStorage.getItem(KEY)
  return LEVELS.find((level) => level === stored) ?? 'dictionary'
}

export const useLevel = (): Reading => useSyncExternalStore(listeners.subscribe, read, () => 'dictionary')

export function chooseLevel(level: Reading): void {
  if (level === 'dictionary') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, level)
  listeners.notify()
}
