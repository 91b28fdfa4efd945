import type { QueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts'
import type { Input } from '#platform/web/api/call.ts'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { deleteMeasurement, putBodyProfile, putMeasurement, type Entry, type EntryFields, type ProfileChange } from '../../contract.ts'
import { coreMessages } from '../core/messages.ts'
import { changeOf, pending, withChanges, type Measurements } from './changes.ts'

const isOurs = ({ queryKey }: { queryKey: readonly unknown[] }) => /^\/api\/measurements(\?|$)/.test(String(queryKey[0]))

/** Shown at once, sent when there is a network, taken back with words when it is refused. Resolves to whether it holds. */
async function performChange<const E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  input: InputOf<E>,
  options: { label: string; replaces: string },
): Promise<boolean> {
  const change = changeOf({ method: endpoint.method, path: endpoint.path, input: input as Input })
  if (!change) throw new Error('This is not about measurements.')
  // An answer under way knows nothing of this yet.
  void client.cancelQueries({ predicate: (query) => isOurs(query) && query.state.data !== undefined })
  try {
    await pending.whileSending(change, async () => {
      // oxlint-disable-next-line typescript/no-explicit-any -- three endpoints come through here, each with its input
      const answer = await perform(endpoint as any, input as never, options)
      if (answer !== QUEUED) client.setQueriesData<Measurements>({ predicate: isOurs }, (data) => data && withChanges(data, [change]))
    })
    return true
  } catch (error) {
    toast({ title: messagesNow(coreMessages).refused, description: (error as Error).message, tone: 'destructive' })
    return false
  } finally {
    void client.invalidateQueries({ predicate: isOurs })
  }
}

/** What waits is named by its day: the list of what waits shows no figure. */
const label = (day: string) => messagesNow(coreMessages).waiting(formatNow().localDay(day, 'short'))

/** Keeps or changes an entry and says nothing. */
export const write = (client: QueryClient, { id, ...body }: Entry): Promise<boolean> =>
  performChange(client, putMeasurement, { params: { id }, body }, { label: label(body.day), replaces: `measurement ${id}` })

/** Takes an entry away and says nothing. */
export const remove = (client: QueryClient, { id, day }: Entry): Promise<boolean> =>
  performChange(client, deleteMeasurement, { params: { id } }, { label: label(day), replaces: `measurement ${id}` })

/** Keeps a new entry and offers to take it back. `said`: what was kept, in words. */
export async function keepEntry(client: QueryClient, id: string, fields: EntryFields, said: string): Promise<boolean> {
  const entry = { id, ...fields }
  const shown = toast({
    title: said,
    tone: 'good',
    action: { label: messagesNow(coreMessages).undo, onPress: () => void remove(client, entry) },
  })
  const holds = await write(client, entry)
  if (!holds) shown.dismiss()
  return holds
}

/** Changes an entry and offers to have it as it was. */
export async function changeEntry(client: QueryClient, before: Entry, fields: EntryFields): Promise<boolean> {
  const t = messagesNow(coreMessages)
  const shown = toast({ title: t.changed, tone: 'good', action: { label: t.undo, onPress: () => void write(client, before) } })
  const holds = await write(client, { id: before.id, ...fields })
  if (!holds) shown.dismiss()
  return holds
}

export async function removeEntry(client: QueryClient, entry: Entry): Promise<void> {
  const t = messagesNow(coreMessages)
  const shown = toast({ title: t.removed, tone: 'plain', action: { label: t.undo, onPress: () => void write(client, entry) } })
  if (!(await remove(client, entry))) shown.dismiss()
}

export const changeProfile = (client: QueryClient, change: ProfileChange): Promise<boolean> =>
  performChange(
    client,
    putBodyProfile,
    { body: change },
    { label: messagesNow(coreMessages).waitingProfile, replaces: `body ${Object.keys(change).join()}` },
  )
