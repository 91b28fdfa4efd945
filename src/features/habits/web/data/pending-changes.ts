import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts'
import type { Input } from '#platform/web/api/call.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { pendingChanges } from '#platform/web/offline/pending-changes.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { Mark } from '../../contract.ts'
import { habitMessages } from '../core/messages.ts'
import { changeOf, type Change } from './changes.ts'

const pending = pendingChanges(changeOf)

/** Each mark once: one that just went from being sent into the outbox is for a moment in both, and its amount would count twice. */
function once(changes: readonly Change[]): readonly Change[] {
  const seen = new Set<string>()
  return changes.flatMap((change): Change[] => {
    if (change.kind !== 'marks') return [change]
    const marks = change.marks.filter(({ id }) => !seen.has(id) && seen.add(id))
    return marks.length > 0 ? [{ kind: 'marks', marks }] : []
  })
}

/** Everything that an answer of `at` does not hold yet, in the order it was done. */
export function useChanges(at: number): readonly Change[] {
  const changes = pending.use(at)
  return useMemo(() => once(changes), [changes])
}
/** The same outside React. */
export const currentChanges = (at: number): readonly Change[] => once(pending.current(at))

const isHabits = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).startsWith('/api/habits')

/** A row of presses is one question to the server, a moment after the last. */
const REFRESH_MS = 900
let timer: ReturnType<typeof setTimeout> | undefined

function refreshSoon(client: QueryClient): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    void client.invalidateQueries({ predicate: isHabits })
    // The hub shows what is due; it is asked again when it is seen.
    void client.invalidateQueries({ queryKey: ['/api/hub'] })
  }, REFRESH_MS)
}

/**
 * Does something: shown at once, sent when there is a network, reported and undone when it is refused.
 * Resolves to whether it holds.
 */
export async function performChange<const E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  input: InputOf<E>,
  options: { label: string; replaces?: string },
): Promise<boolean> {
  const change = changeOf({ method: endpoint.method, path: endpoint.path, input: input as Input })
  if (!change) throw new Error('This is not about habits.')
  try {
    await pending.whileSending(change, async () => {
      // An answer under way knows nothing of this yet.
      void client.cancelQueries({ predicate: (query) => isHabits(query) && query.state.data !== undefined })
      // oxlint-disable-next-line typescript/no-explicit-any -- every endpoint of habits with an input comes through here
      await perform(endpoint as any, input as never, options)
    })
    return true
  } catch (error) {
    toast({ title: messagesNow(habitMessages).failed, description: (error as Error).message, tone: 'destructive' })
    return false
  } finally {
    refreshSoon(client)
  }
}

/** All marks that an answer of `at` does not hold. */
export function useMarks(at: number): readonly Mark[] {
  const changes = useChanges(at)
  return useMemo(() => changes.flatMap((change) => (change.kind === 'marks' ? change.marks : [])), [changes])
}
