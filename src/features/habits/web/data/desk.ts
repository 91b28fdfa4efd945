import type { QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Input } from '#platform/web/api/call.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { outbox, perform } from '#platform/web/offline/app-outbox.ts'
import type { OutboxEntry } from '#platform/web/offline/entry.ts'
import { KEPT } from '#platform/web/offline/outbox.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { listHabits, type Mark } from '../../contract.ts'
import { habitMessages } from '../core/messages.ts'
import { changeOf, type Change, type HabitAnswer, type HabitList } from './changes.ts'
import { applyOptimistic, applyOptimisticToHabit } from './optimistic.ts'

/** What is on its way to the server, and what has just been sent from the outbox and is not yet in any answer. */
let flying: readonly Change[] = []
let landed: readonly Change[] = []
let waiting: readonly OutboxEntry[] = []
let all: readonly Change[] = []
/** Marks that the server took while this page lives, the latest few: for views whose data is somebody else's. */
let taken: readonly { marks: readonly Mark[]; turn: number }[] = []
let turns = 0
const TAKEN_KEPT = 50
const listeners = new Set<() => void>()

function changed(): void {
  const seen = new Set<string>()
  // A mark that just went from the air into the outbox is for a moment in both.
  const once = (change: Change): Change[] => {
    if (change.kind !== 'marks') return [change]
    const marks = change.marks.filter(({ id }) => !seen.has(id) && seen.add(id))
    return marks.length > 0 ? [{ kind: 'marks', marks }] : []
  }
  all = [...landed, ...waiting.flatMap((entry) => changeOf(entry) ?? []), ...flying].flatMap(once)
  for (const tell of listeners) tell()
}

outbox.subscribe(() => {
  const now = outbox.state().waiting
  if (now === waiting) return
  const seqs = new Set(now.map(({ seq }) => seq))
  landed = [...landed, ...waiting.filter(({ seq }) => !seqs.has(seq)).flatMap((entry) => changeOf(entry) ?? [])]
  waiting = now
  changed()
})
waiting = outbox.state().waiting

/** An answer arrived that was asked for after everything landed. */
export function settle(): void {
  if (landed.length === 0) return
  landed = []
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
export const useHasLanded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => landed.length > 0,
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
 * Does something: shown at once, sent when there is a network, told and taken back when it is refused.
 * Resolves to whether it holds.
 */
export async function act<const E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  input: InputOf<E>,
  options: { label: string; replaces?: string },
): Promise<boolean> {
  const change = changeOf({ method: endpoint.method, path: endpoint.path, input: input as Input })
  if (!change) throw new Error('This is not about habits.')
  flying = [...flying, change]
  changed()
  // An answer under way knows nothing of this yet.
  void client.cancelQueries({ predicate: (query) => isHabits(query) && query.state.data !== undefined })
  try {
    // oxlint-disable-next-line typescript/no-explicit-any -- every endpoint of habits with an input comes through here
    const answer = (await perform(endpoint as any, input as never, options)) as OutputOf<E> | typeof KEPT
    if (answer !== KEPT) {
      fold(client, change)
      if (change.kind === 'marks') taken = [...taken, { marks: change.marks, turn: ++turns }].slice(-TAKEN_KEPT)
    }
    return true
  } catch (error) {
    toast({ title: messagesNow(habitMessages).failed, description: (error as Error).message, tone: 'destructive' })
    return false
  } finally {
    flying = flying.filter((one) => one !== change)
    changed()
    refreshSoon(client)
  }
}

/** What the server took belongs to its answers from now on. */
function fold(client: QueryClient, change: Change): void {
  client.setQueriesData<HabitList>({ predicate: isList }, (list) => list && applyOptimistic(list, [change]))
  client.setQueriesData<HabitAnswer>({ predicate: isOne }, (answer) => answer && applyOptimisticToHabit(answer, [change]))
}

/** How many times the server has taken marks so far: what an answer that comes now knows of. */
export const takenSoFar = (): number => turns

/** All marks that an answer does not hold which came when the server had taken marks `since` times. */
export function useMarksSince(since: number): readonly Mark[] {
  const changes = useChanges()
  return useMemo(
    () => [
      ...taken.filter(({ turn }) => turn > since).flatMap(({ marks }) => marks),
      ...changes.flatMap((change) => (change.kind === 'marks' ? change.marks : [])),
    ],
    [changes, since],
  )
}
