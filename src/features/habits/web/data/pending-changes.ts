import type { QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Input } from '#platform/web/api/call.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { outbox, perform } from '#platform/web/offline/app-outbox.ts'
import type { OutboxEntry } from '#platform/web/offline/entry.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { listHabits, type Mark } from '../../contract.ts'
import { habitMessages } from '../core/messages.ts'
import { changeOf, type Change, type HabitAnswer, type HabitList } from './changes.ts'
import { applyOptimistic, applyOptimisticToHabit } from './optimistic.ts'

/** What is on its way to the server, and what has just been sent from the outbox and is not yet in any answer. */
let sending: readonly Change[] = []
let unconfirmed: readonly Change[] = []
let waiting: readonly OutboxEntry[] = []
let all: readonly Change[] = []
/** Marks that the server confirmed while this page is open, the latest few: for views whose data is somebody else's. */
let confirmedMarks: readonly { marks: readonly Mark[]; turn: number }[] = []
let turns = 0
const CONFIRMED_KEPT = 50
const listeners = new Set<() => void>()

function changed(): void {
  const seen = new Set<string>()
  // A mark that just went from being sent into the outbox is for a moment in both.
  const once = (change: Change): Change[] => {
    if (change.kind !== 'marks') return [change]
    const marks = change.marks.filter(({ id }) => !seen.has(id) && seen.add(id))
    return marks.length > 0 ? [{ kind: 'marks', marks }] : []
  }
  all = [...unconfirmed, ...waiting.flatMap((entry) => changeOf(entry) ?? []), ...sending].flatMap(once)
  for (const notify of listeners) notify()
}

outbox.subscribe(() => {
  const now = outbox.state().waiting
  if (now === waiting) return
  const seqs = new Set(now.map(({ seq }) => seq))
  unconfirmed = [...unconfirmed, ...waiting.filter(({ seq }) => !seqs.has(seq)).flatMap((entry) => changeOf(entry) ?? [])]
  waiting = now
  changed()
})
waiting = outbox.state().waiting

/** An answer arrived that was asked for after everything had been sent. */
export function clearUnconfirmed(): void {
  if (unconfirmed.length === 0) return
  unconfirmed = []
  changed()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const current = () => all
const NONE: readonly Change[] = []

/** Everything that answers of the server do not hold yet, in the order it was done. */
export const useChanges = (): readonly Change[] => useSyncExternalStore(subscribe, current, () => NONE)
/** The same outside React. */
export const currentChanges = current
export const useHasUnconfirmed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => unconfirmed.length > 0,
    () => false,
  )

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
  sending = [...sending, change]
  changed()
  // An answer under way knows nothing of this yet.
  void client.cancelQueries({ predicate: (query) => isHabits(query) && query.state.data !== undefined })
  try {
    // oxlint-disable-next-line typescript/no-explicit-any -- every endpoint of habits with an input comes through here
    const answer = (await perform(endpoint as any, input as never, options)) as OutputOf<E> | typeof QUEUED
    if (answer !== QUEUED) {
      applyToCache(client, change)
      if (change.kind === 'marks') confirmedMarks = [...confirmedMarks, { marks: change.marks, turn: ++turns }].slice(-CONFIRMED_KEPT)
    }
    return true
  } catch (error) {
    toast({ title: messagesNow(habitMessages).failed, description: (error as Error).message, tone: 'destructive' })
    return false
  } finally {
    sending = sending.filter((one) => one !== change)
    changed()
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
