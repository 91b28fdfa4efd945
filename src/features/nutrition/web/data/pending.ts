import type { QueryClient } from '@tanstack/react-query'
import { pathOf as pathTo, type Endpoint, type InputOf } from '#platform/contract/endpoint.ts'
import type { Input } from '#platform/web/api/call.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { pendingChanges } from '#platform/web/offline/pending-changes.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { getDiary, getPlan, listThings } from '../../contract/api.ts'
import { getSharedList } from '../../contract/shopping.ts'
import { nutritionMessages } from '../core/messages.ts'
import { changeOf, dayWith, planWith, sharedWith, thingsWith, type Change, type Day, type Plan, type SharedList } from './overlay.ts'

export const pending = pendingChanges(changeOf)

const pathOf = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).split('?')[0]!
const isOurs = (query: { queryKey: readonly unknown[] }) => pathOf(query).startsWith('/api/nutrition')

/** A row of presses is one question to the server, a moment after the last. */
const REFRESH_MS = 900
let timer: ReturnType<typeof setTimeout> | undefined

function refreshSoon(client: QueryClient): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    void client.invalidateQueries({ predicate: isOurs })
    void client.invalidateQueries({ queryKey: ['/api/hub'] })
  }, REFRESH_MS)
}

/** Does something: shown at once, sent when there is a network, reported and undone when it is refused. Resolves to whether it holds. */
export async function performChange<const E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  input: InputOf<E>,
  options: { label: string; replaces?: string },
): Promise<boolean> {
  const change = changeOf({ method: endpoint.method, path: endpoint.path, input: input as Input })
  if (!change) throw new Error('This is not about food.')
  try {
    await pending.whileSending(change, async () => {
      // An answer under way knows nothing of this yet.
      void client.cancelQueries({ predicate: (query) => isOurs(query) && query.state.data !== undefined })
      // oxlint-disable-next-line typescript/no-explicit-any -- every endpoint of this room with an input comes through here
      const answer: unknown = await perform(endpoint as any, input as never, options)
      if (answer !== QUEUED) applyToCache(client, change)
    })
    return true
  } catch (error) {
    toast({ title: messagesNow(nutritionMessages).failed, description: (error as Error).message, tone: 'destructive' })
    return false
  } finally {
    refreshSoon(client)
  }
}

/** What the server confirmed is part of its cached answers from now on. */
function applyToCache(client: QueryClient, change: Change): void {
  client.setQueriesData<Day>({ predicate: (query) => pathOf(query) === getDiary.path }, (day) => day && dayWith(day, [change]))
  client.setQueriesData<Plan>({ predicate: (query) => pathOf(query) === getPlan.path }, (plan) => plan && planWith(plan, [change]))
  if (change.kind === 'ticks') {
    const { token } = change
    const isIt = (query: { queryKey: readonly unknown[] }) => pathOf(query) === pathTo(getSharedList.path, { token })
    client.setQueriesData<SharedList>({ predicate: isIt }, (list) => list && sharedWith(list, token, [change]))
  }
  client.setQueriesData<{ things: ReturnType<typeof thingsWith>; asOf: string }>(
    { predicate: (query) => pathOf(query) === listThings.path },
    (kept) => kept && { ...kept, things: thingsWith(kept.things, [change]) },
  )
}
