import { useSyncExternalStore } from 'react'
import { outbox } from './app-outbox.ts'
import { NOTHING, type OutboxState } from './outbox.ts'

/** What waits to be sent and what was refused, with what a person can do about it. */
export function useOutbox(): OutboxState & {
  flush(): Promise<void>
  retry(seq: number): Promise<void>
  discard(seq: number): Promise<void>
} {
  const state = useSyncExternalStore(outbox.subscribe, outbox.state, () => NOTHING)
  return { ...state, flush: () => outbox.flush(), retry: (seq) => outbox.retry(seq), discard: (seq) => outbox.discard(seq) }
}

function subscribeOnline(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the device believes it has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  )
}
