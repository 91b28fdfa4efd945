import type { QueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts'
import type { Input } from '../api/call.ts'
import { toast } from '../ui/toast-store.ts'
import { perform as performInOutbox } from './app-outbox.ts'
import { pendingChanges, type PendingChanges } from './pending-changes.ts'

type Rule<Change> = {
  endpoint: Endpoint
  change: (input: Input) => Change
  key: ((input: Input) => string) | undefined
}

/**
 * What a call of an endpoint changes. `key` names the thing it is about: of changes with one key that wait, the last alone is sent. Without
 * it each is sent: for logs that the server takes by id, each once.
 */
export const on = <const E extends Endpoint, Change>(
  endpoint: E,
  change: (input: InputOf<E>) => Change,
  key?: (input: InputOf<E>) => string,
): Rule<Change> => ({ endpoint, change: change as Rule<Change>['change'], key: key as Rule<Change>['key'] })

type Words = { refused: string; undo: string }

export type OfflineChanges<Change> = Pick<PendingChanges<Change>, 'use' | 'current'> & {
  /**
   * Does something: kept on the device, shown at once, sent when there is a network, taken back with words when the server refuses it.
   * `label` names it in the list of what waits. Resolves to whether it holds.
   */
  perform: <const E extends Endpoint>(client: QueryClient, endpoint: E, input: InputOf<E>, label: string) => Promise<boolean>
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
  rules: readonly Rule<Change>[]
  words: () => Words
}): OfflineChanges<Change> {
  const ruleOf = (method: string, path: string) => rules.find(({ endpoint }) => endpoint.method === method && endpoint.path === path)
  const pending = pendingChanges<Change>(({ method, path, input }) => ruleOf(method, path)?.change(input))
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

  return {
    use: pending.use,
    current: pending.current,
    async perform(client, endpoint, input, label) {
      const rule = ruleOf(endpoint.method, endpoint.path)
      if (!rule) throw new Error(`${area} declares no change by ${endpoint.path}.`)
      const replaces = rule.key?.(input as Input)
      cancelReads(client)
      try {
        // oxlint-disable-next-line typescript/no-explicit-any -- every endpoint with an input comes through here
        await performInOutbox(endpoint as any, input as never, replaces === undefined ? { label } : { label, replaces })
        return true
      } catch (error) {
        toast({ title: words().refused, description: (error as Error).message, tone: 'destructive' })
        return false
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
}
