import { useSyncExternalStore } from 'react'
import { outbox } from './app-outbox.ts'
import { NOTHING, type OutboxState } from './outbox.ts'

/** Waiting and refused entries, with the person's actions on them. */
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

/** Whether the browser reports a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  )
}
