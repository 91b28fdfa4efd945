import { useSyncExternalStore } from 'react'
import type { Input } from '../api/call.ts'
import { outbox } from './app-outbox.ts'
import type { OutboxEntry } from './entry.ts'

/** A call to the server: on its way, or waiting for a network. */
export type Sent = { method: string; path: string; input: Input }

export type PendingChanges<Change> = {
  /** Everything that answers of the server do not hold yet, in the order it was done. */
  use: () => readonly Change[]
  /** The same outside React. */
  current: () => readonly Change[]
  /** Whether something has been sent from the outbox that no answer holds yet: then it is time to ask again. */
  useHasUnconfirmed: () => boolean
  /** An answer arrived that was asked for after everything had been sent. */
  clearUnconfirmed: () => void
  /** Shows a change while `work` sends it; once that is over, the outbox or an answer has it. */
  whileSending: <T>(change: Change, work: () => Promise<T>) => Promise<T>
}

/**
 * What a person did and the server has not answered yet, to be laid over its last answer. `changeOf` says what a call changes, and
 * undefined for calls that are not the feature's. Laying the same change over twice must be the same as once.
 */
export function pendingChanges<Change>(changeOf: (sent: Sent) => Change | undefined): PendingChanges<Change> {
  let sending: readonly Change[] = []
  let unconfirmed: readonly Change[] = []
  let waiting: readonly OutboxEntry[] = outbox.state().waiting
  let all: readonly Change[] = []
  const listeners = new Set<() => void>()
  const none: readonly Change[] = []

  const changes = (entries: readonly OutboxEntry[]) => entries.flatMap((entry) => changeOf(entry) ?? [])
  function changed(): void {
    all = [...unconfirmed, ...changes(waiting), ...sending]
    for (const notify of listeners) notify()
  }

  outbox.subscribe(() => {
    const now = outbox.state().waiting
    if (now === waiting) return
    const seqs = new Set(now.map(({ seq }) => seq))
    unconfirmed = [...unconfirmed, ...changes(waiting.filter(({ seq }) => !seqs.has(seq)))]
    waiting = now
    changed()
  })
  changed()

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => all,
        () => none,
      ),
    current: () => all,
    useHasUnconfirmed: () =>
      useSyncExternalStore(
        subscribe,
        () => unconfirmed.length > 0,
        () => false,
      ),
    clearUnconfirmed() {
      if (unconfirmed.length === 0) return
      unconfirmed = []
      changed()
    },
    async whileSending(change, work) {
      sending = [...sending, change]
      changed()
      try {
        return await work()
      } finally {
        sending = sending.filter((one) => one !== change)
        changed()
      }
    },
  }
}
