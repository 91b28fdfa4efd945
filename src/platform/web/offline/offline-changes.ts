import type { QueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts'
import type { Input } from '../api/call.ts'
import { toast } from '../ui/toast-store.ts'
import { perform as performInOutbox } from './app-outbox.ts'
import { ruleOf, type ChangeRule } from './change-rules.ts'
import { pendingChanges, type PendingChanges } from './pending-changes.ts'

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

  return {
    use: pending.use,
    current: pending.current,
    async perform(client, endpoint, input, label) {
      const rule = ruleOf(rules, endpoint)
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
