import type { QueryClient } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts'
import type { Input } from '#platform/web/api/call.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { deleteTherapistRecord, putTherapistRecord, type TherapistRecord } from '../../contract.ts'
import { coreMessages } from '../core/messages.ts'
import { changeOf, pending, seenIn, type KnownRecord } from './changes.ts'

const isOurs = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  /^\/api\/therapist\/(records|records-of-kind|plan)(\?|$)/.test(String(queryKey[0]))

/** Shown at once, sent when there is a network, taken back with words when it is refused. The answer; QUEUED; undefined when refused. */
async function performChange<const E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  input: InputOf<E>,
  replaces: string,
): Promise<unknown> {
  const t = messagesNow(coreMessages)
  const change = changeOf({ method: endpoint.method, path: endpoint.path, input: input as Input })
  if (!change) throw new Error('This is not about records.')
  // An answer under way knows nothing of this yet.
  void client.cancelQueries({ predicate: (query) => isOurs(query) && query.state.data !== undefined })
  try {
    return await pending.whileSending(change, async () => {
      // oxlint-disable-next-line typescript/no-explicit-any -- two endpoints come through here, each with its input
      const answer: unknown = await perform(endpoint as any, input as never, { label: t.waiting, replaces })
      if (answer !== QUEUED) await client.invalidateQueries({ predicate: isOurs })
      return answer
    })
  } catch (error) {
    toast({ title: t.refused, description: (error as Error).message, tone: 'destructive' })
    void client.invalidateQueries({ predicate: isOurs })
    return undefined
  }
}

const name = (id: string) => `therapist ${id}`

/** Writes a record, new or in place of the versions that were `seen`. Whether it holds. */
export async function writeRecord(
  client: QueryClient,
  record: Pick<TherapistRecord, 'id' | 'kind' | 'day' | 'body'>,
  seen: readonly string[] = [],
): Promise<boolean> {
  const { id, ...fields } = record
  const body = { ...fields, at: new Date().toISOString(), revision: uuidv7(), after: [...seen], copyId: uuidv7() }
  const answer = await performChange(client, putTherapistRecord, { params: { id }, body }, name(id))
  if (typeof answer === 'object' && (answer as { isCopy?: boolean }).isCopy) {
    const t = messagesNow(coreMessages)
    toast({ title: t.twoVersions, description: t.twoVersionsText, duration: 15_000 })
  }
  return answer !== undefined
}

/** Deletes a record, and offers to have it back. */
export async function removeRecord(client: QueryClient, record: KnownRecord): Promise<void> {
  const t = messagesNow(coreMessages)
  const { id, kind, day, body } = record
  const shown = toast({ title: t.deleted, action: { label: t.undo, onPress: () => void writeRecord(client, { id, kind, day, body }) } })
  const seen = seenIn(record).join(',')
  const answer = await performChange(client, deleteTherapistRecord, { params: { id }, query: { seen } }, name(id))
  if (answer === undefined) shown.dismiss()
  if (typeof answer === 'object' && !(answer as { removed: boolean }).removed)
    shown.update({ title: t.changedElsewhere, action: { label: t.ok, onPress: shown.dismiss } })
}
