import type { QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Input } from '../api/call.ts'
import { createListeners } from '../listeners/create-listeners.ts'
import { toast } from '../ui/toast-store.ts'
import { outbox as appOutbox, perform as performInOutbox, registerOverlay } from './app-outbox.ts'
import { ruleOf, type ChangeRule } from './entry.ts'
import type { Outbox, Queued, Sent } from './outbox.ts'

export type { Sent }

export type PendingChanges<Change> = {
  /** All changes that an answer of `at` (epoch milliseconds; 0: none yet) does not include, in chronological order. */
  use: (at: number) => readonly Change[]
  /** The same outside React. */
  current: (at: number) => readonly Change[]
  /** Shows a change while `work` sends it; after that, the outbox or an answer includes it. For changes that `changeOf` cannot derive. */
  whileSending: <T>(change: Change, work: () => Promise<T>) => Promise<T>
}

type All<Change> = { confirmed: readonly { at: number; change: Change }[]; rest: readonly Change[] }

/**
 * A person's changes that the server's answers do not include yet, to be applied to them: a change is applied until an answer is newer than
 * the server's confirmation, also after a restart of the app. `changeOf` returns the change of a call, and undefined for calls of
 * other features. Applying a change must be idempotent.
 */
export function pendingChanges<Change>(
  changeOf: (sent: Sent) => Change | undefined,
  outbox: Pick<Outbox, 'state' | 'subscribe'> = appOutbox,
): PendingChanges<Change> {
  let sending: readonly Change[] = []
  let state: Partial<ReturnType<Outbox['state']>> = {}
  let all: All<Change> = { confirmed: [], rest: [] }
  const none = all
  const listeners = createListeners()

  const changes = (entries: readonly Sent[]) => entries.flatMap((entry) => changeOf(entry) ?? [])
  function changed(): void {
    const { waiting = [], underway = [], confirmed = [] } = state
    all = {
      confirmed: confirmed.flatMap((entry) => changes([entry]).map((change) => ({ at: entry.at, change }))),
      rest: [...changes(waiting), ...changes(underway), ...sending],
    }
    listeners.notify()
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
  const since = ({ confirmed, rest }: All<Change>, answered: number): readonly Change[] => {
    const open = confirmed.flatMap(({ at, change }) => (at >= answered ? [change] : []))
    return open.length > 0 ? [...open, ...rest] : rest
  }
  const useAll = () =>
    useSyncExternalStore(
      listeners.subscribe,
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
   * Performs a change: stored on the device, shown at once, sent when there is a network, reverted with a notice when the server refuses
   * it. `label` names it in the list of waiting entries. Resolves to false when it was refused.
   */
  perform: <const E extends Endpoint>(client: QueryClient, endpoint: E, input: InputOf<E>, label: string) => Promise<boolean>
  /** Like `perform`, but resolves to the server's answer or QUEUED; undefined when it was refused. */
  send: <const E extends Endpoint>(
    client: QueryClient,
    endpoint: E,
    input: InputOf<E>,
    label: string,
  ) => Promise<{ answer: OutputOf<E> | Queued } | undefined>
  /** Shows a notice about `work` with an undo button, until `work` is refused. */
  withUndo: (title: string, work: () => Promise<boolean>, undo: () => unknown, tone?: 'good' | 'plain') => Promise<boolean>
}

/** Delay after the last of several presses before one refetch. */
const REFRESH_MS = 900

/**
 * A feature's only way to write: it declares the change of each call, applies `use(at)` to its answers, and makes all calls by
 * `perform`. `area`: the common prefix of its answers' addresses.
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

  /** Cancels reads in flight, whose answers may or may not include the new change. */
  const cancelReads = (client: QueryClient) =>
    void client.cancelQueries({ predicate: (query) => isOurs(query) && query.state.data !== undefined })
  function refreshSoon(client: QueryClient): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      void client.invalidateQueries({ predicate: isOurs })
      // The hub shows data of most areas; it is refetched when it is shown.
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
