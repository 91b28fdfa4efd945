import type { QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Input } from '../api/call.ts'
import { toast } from '../ui/toast-store.ts'
import { outbox as appOutbox, perform as performInOutbox, registerOverlay } from './app-outbox.ts'
import { ruleOf, type ChangeRule } from './entry.ts'
import type { Outbox, Queued, Sent } from './outbox.ts'

export type { Sent }

export type PendingChanges<Change> = {
  /** Everything that an answer of `at` (epoch milliseconds; 0: none yet) does not hold, in the order it was done. */
  use: (at: number) => readonly Change[]
  /** The same outside React. */
  current: (at: number) => readonly Change[]
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
      return useMemo(() => since(now, at), [now, at])
    },
    current: (at) => since(all, at),
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

type Words = { refused: string; undo: string }

export type OfflineChanges<Change> = Pick<PendingChanges<Change>, 'use' | 'current'> & {
  /**
   * Does something: kept on the device, shown at once, sent when there is a network, taken back with words when the server refuses it.
   * `label` names it in the list of what waits. Resolves to whether it holds.
   */
  perform: <const E extends Endpoint>(client: QueryClient, endpoint: E, input: InputOf<E>, label: string) => Promise<boolean>
  /** The same, with the server's answer or QUEUED; undefined when it was refused. */
  send: <const E extends Endpoint>(
    client: QueryClient,
    endpoint: E,
    input: InputOf<E>,
    label: string,
  ) => Promise<{ answer: OutputOf<E> | Queued } | undefined>
  /** Says in a notice what `work` does and offers to take it back, for as long as it holds. */
  withUndo: (title: string, work: () => Promise<boolean>, undo: () => unknown, tone?: 'good' | 'plain') => Promise<boolean>
}

/** A row of presses is one question to the server, a moment after the last. */
const REFRESH_MS = 900

/**
 * The one way in which a feature writes: it declares which calls change what, lays `use(at)` over its answers, and does everything by
 * `perform`. `area`: how the addresses of its answers begin.
 */
export function offlineChanges<Change>({
  area,
  rules,
  words,
}: {
  area: string
  rules: readonly ChangeRule<Change>[]
  words: () => Words
}): OfflineChanges<Change> {
  const pending = pendingChanges<Change>((sent) => ruleOf(rules, sent)?.change(sent.input))
  const isOurs = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).startsWith(area)
  let timer: ReturnType<typeof setTimeout> | undefined

  /** An answer under way may or may not hold what is done now. */
  const cancelReads = (client: QueryClient) =>
    void client.cancelQueries({ predicate: (query) => isOurs(query) && query.state.data !== undefined })
  function refreshSoon(client: QueryClient): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      void client.invalidateQueries({ predicate: isOurs })
      // The hub shows something of most areas; it is asked again when it is seen.
      void client.invalidateQueries({ queryKey: ['/api/hub'] })
    }, REFRESH_MS)
  }

  const changes: OfflineChanges<Change> = {
    use: pending.use,
    current: pending.current,
    perform: async (...call) => (await changes.send(...call)) !== undefined,
    async send(client, endpoint, input, label) {
      const rule = ruleOf(rules, endpoint)
      if (!rule) throw new Error(`${area} declares no change by ${endpoint.path}.`)
      const replaces = rule.key?.(input as Input)
      cancelReads(client)
      try {
        // oxlint-disable-next-line typescript/no-explicit-any -- every endpoint with an input comes through here
        const answer = await performInOutbox(endpoint as any, input as never, replaces === undefined ? { label } : { label, replaces })
        return { answer: answer as never }
      } catch (error) {
        toast({ title: words().refused, description: (error as Error).message, tone: 'destructive' })
        return undefined
      } finally {
        cancelReads(client)
        refreshSoon(client)
      }
    },
    async withUndo(title, work, undo, tone = 'good') {
      const shown = toast({ title, tone, action: { label: words().undo, onPress: () => void undo() } })
      const holds = await work()
      if (!holds) shown.dismiss()
      return holds
    },
  }
  return changes
}
