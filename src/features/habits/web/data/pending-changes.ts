import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts'
import type { Input } from '#platform/web/api/call.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { pendingChanges } from '#platform/web/offline/pending-changes.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { listHabits, type Mark } from '../../contract.ts'
import { habitMessages } from '../core/messages.ts'
import { changeOf, type Change, type HabitAnswer, type HabitList } from './changes.ts'
import { applyOptimistic, applyOptimisticToHabit } from './optimistic.ts'

const pending = pendingChanges(changeOf)
export const { clearUnconfirmed, useHasUnconfirmed } = pending

/** Marks that the server confirmed while this page is open, the latest few: for views whose data is somebody else's. */
let confirmedMarks: readonly { marks: readonly Mark[]; turn: number }[] = []
let turns = 0
const CONFIRMED_KEPT = 50

/** Each mark once: one that just went from being sent into the outbox is for a moment in both, and its amount would count twice. */
function once(changes: readonly Change[]): readonly Change[] {
  const seen = new Set<string>()
  return changes.flatMap((change): Change[] => {
    if (change.kind !== 'marks') return [change]
    const marks = change.marks.filter(({ id }) => !seen.has(id) && seen.add(id))
    return marks.length > 0 ? [{ kind: 'marks', marks }] : []
  })
}

/** Everything that answers of the server do not hold yet, in the order it was done. */
export function useChanges(): readonly Change[] {
  const changes = pending.use()
  return useMemo(() => once(changes), [changes])
}
/** The same outside React. */
export const currentChanges = (): readonly Change[] => once(pending.current())

const isHabits = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).startsWith('/api/habits')
const isList = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).split('?')[0] === listHabits.path
const isOne = ({ queryKey }: { queryKey: readonly unknown[] }) => /^\/api\/habits\/[0-9a-f-]{36}$/.test(String(queryKey[0]))

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
      const answer: unknown = await perform(endpoint as any, input as never, options)
      if (answer === QUEUED) return
      applyToCache(client, change)
      if (change.kind === 'marks') confirmedMarks = [...confirmedMarks, { marks: change.marks, turn: ++turns }].slice(-CONFIRMED_KEPT)
    })
    return true
  } catch (error) {
    toast({ title: messagesNow(habitMessages).failed, description: (error as Error).message, tone: 'destructive' })
    return false
  } finally {
    refreshSoon(client)
  }
}

/** What the server confirmed is part of its cached answers from now on. */
function applyToCache(client: QueryClient, change: Change): void {
  client.setQueriesData<HabitList>({ predicate: isList }, (list) => list && applyOptimistic(list, [change]))
  client.setQueriesData<HabitAnswer>({ predicate: isOne }, (answer) => answer && applyOptimisticToHabit(answer, [change]))
}

/** How many times the server has confirmed marks so far: what an answer that comes now knows of. */
export const confirmedTurns = (): number => turns

/** All marks that an answer does not hold which came when the server had confirmed marks `since` times. */
export function useMarksSince(since: number): readonly Mark[] {
  const changes = useChanges()
  return useMemo(
    () => [
      ...confirmedMarks.filter(({ turn }) => turn > since).flatMap(({ marks }) => marks),
      ...changes.flatMap((change) => (change.kind === 'marks' ? change.marks : [])),
    ],
    [changes, since],
  )
}
