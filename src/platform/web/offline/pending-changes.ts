import { useMemo, useSyncExternalStore } from 'react'
import { outbox as appOutbox, registerOverlay } from './app-outbox.ts'
import type { Outbox, Sent } from './outbox.ts'

export type { Sent }

export type PendingChanges<Change> = {
  /** Everything that an answer of `at` does not hold yet, in the order it was done; by default, an answer of the last `clearUnconfirmed`. */
  use: (at?: number) => readonly Change[]
  /** The same outside React. */
  current: (at?: number) => readonly Change[]
  /** Whether something was confirmed that no answer holds yet: then it is time to ask again. */
  useHasUnconfirmed: () => boolean
  /** An answer arrived that was asked for after everything had been sent. */
  clearUnconfirmed: () => void
  /** Shows a change while `work` sends it; once that is over, the outbox or an answer has it. For what `changeOf` cannot tell. */
  whileSending: <T>(change: Change, work: () => Promise<T>) => Promise<T>
}

type All<Change> = { confirmed: readonly { at: number; change: Change }[]; rest: readonly Change[] }

/**
 * What a person did and answers of the server do not hold yet, to be laid over them: a change stays over an answer until there is one from
 * after the server confirmed it, also when the app is opened again. `changeOf` says what a call changes, and undefined for calls that are
 * not the feature's. Laying the same change over twice must be the same as once.
 */
export function pendingChanges<Change>(
  changeOf: (sent: Sent) => Change | undefined,
  outbox: Pick<Outbox, 'state' | 'subscribe'> = appOutbox,
): PendingChanges<Change> {
  let sending: readonly Change[] = []
  let state: Partial<ReturnType<Outbox['state']>> = {}
  let all: All<Change> = { confirmed: [], rest: [] }
  const none = all
  /** For those who do not say of when their answer is. */
  let clearedAt = 0
  const listeners = new Set<() => void>()

  const changes = (entries: readonly Sent[]) => entries.flatMap((entry) => changeOf(entry) ?? [])
  function changed(): void {
    const { waiting = [], underway = [], confirmed = [] } = state
    all = {
      confirmed: confirmed.flatMap((entry) => changes([entry]).map((change) => ({ at: entry.at, change }))),
      rest: [...changes(waiting), ...changes(underway), ...sending],
    }
    for (const notify of listeners) notify()
  }
  function follow(): void {
    const now = outbox.state()
    if (now.waiting === state.waiting && now.underway === state.underway && now.confirmed === state.confirmed) return
    state = now
    changed()
  }

  registerOverlay((sent) => changeOf(sent) !== undefined)
  outbox.subscribe(follow)
  follow()

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const since = ({ confirmed, rest }: All<Change>, answered: number): readonly Change[] => {
    const open = confirmed.flatMap(({ at, change }) => (at >= answered ? [change] : []))
    return open.length > 0 ? [...open, ...rest] : rest
  }
  const useAll = () =>
    useSyncExternalStore(
      subscribe,
      () => all,
      () => none,
    )
  return {
    use(at) {
      const now = useAll()
      const answered = at ?? clearedAt
      return useMemo(() => since(now, answered), [now, answered])
    },
    current: (at = clearedAt) => since(all, at),
    useHasUnconfirmed: () => useAll().confirmed.some(({ at }) => at >= clearedAt),
    clearUnconfirmed() {
      if (!all.confirmed.some(({ at }) => at >= clearedAt)) return
      clearedAt = Math.max(Date.now(), ...all.confirmed.map(({ at }) => at + 1))
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
