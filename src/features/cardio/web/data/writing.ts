import type { QueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts'
import type { Input } from '#platform/web/api/call.ts'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import {
  deleteCardioSession,
  putCardioSession,
  putCardioSettings,
  restoreCardioSession,
  type CardioSession,
  type CardioSettings,
  type SessionFields,
} from '../../contract.ts'
import { cardioMessages } from '../core/messages.ts'
import { changeOf, pending } from './changes.ts'

const isOurs = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  String(queryKey[0]).startsWith('/api/cardio') && !String(queryKey[0]).includes('imports')

/** Shown at once, sent when there is a network, taken back with words when it is refused. Resolves to whether it holds. */
async function performChange<const E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  input: InputOf<E>,
  options: { label: string; replaces: string },
): Promise<boolean> {
  const change = changeOf({ method: endpoint.method, path: endpoint.path, input: input as Input })
  if (!change) throw new Error('This is not about cardio.')
  // An answer under way knows nothing of this yet.
  void client.cancelQueries({ predicate: (query) => isOurs(query) && query.state.data !== undefined })
  try {
    await pending.whileSending(change, async () => {
      // oxlint-disable-next-line typescript/no-explicit-any -- four endpoints come through here, each with its input
      const answer = await perform(endpoint as any, input as never, options)
      // Until the new answer is here the change stays laid over the old one; what waits is laid over by the outbox.
      if (answer !== QUEUED) await client.invalidateQueries({ predicate: isOurs }).catch(() => {})
    })
    return true
  } catch (error) {
    toast({ title: messagesNow(cardioMessages).log.refused, description: (error as Error).message, tone: 'destructive' })
    void client.invalidateQueries({ predicate: isOurs })
    return false
  }
}

/** What waits is named by its kind and day. */
function label({ kind, startedAt, zone }: Pick<SessionFields, 'kind' | 'startedAt' | 'zone'>): string {
  const t = messagesNow(cardioMessages)
  return t.log.waiting(`${t.kind[kind]}, ${formatNow().date(Date.parse(startedAt), 'short', zone)}`)
}

export const fieldsOf = ({ id: _i, day: _d, source: _s, hasTrack: _t, ...fields }: CardioSession): SessionFields => fields

const write = (client: QueryClient, id: string, fields: SessionFields) =>
  performChange(client, putCardioSession, { params: { id }, body: fields }, { label: label(fields), replaces: `cardio ${id}` })

// Not in place of the session that may still wait to be written: first it is written, then it goes.
const remove = (client: QueryClient, id: string, about: SessionFields) =>
  performChange(client, deleteCardioSession, { params: { id } }, { label: label(about), replaces: `cardio away ${id}` })

const restore = (client: QueryClient, id: string, about: SessionFields) =>
  performChange(client, restoreCardioSession, { params: { id } }, { label: label(about), replaces: `cardio back ${id}` })

/** Keeps a new session and offers to take it back. `said`: what was kept, in words. */
export async function keepSession(client: QueryClient, id: string, fields: SessionFields, said: string): Promise<boolean> {
  const t = messagesNow(cardioMessages).log
  const shown = toast({ title: t.saved(said), tone: 'good', action: { label: t.undo, onPress: () => void remove(client, id, fields) } })
  const holds = await write(client, id, fields)
  if (!holds) shown.dismiss()
  return holds
}

/** Changes a session and offers to have it as it was. */
export async function changeSession(client: QueryClient, before: CardioSession, fields: SessionFields): Promise<boolean> {
  const t = messagesNow(cardioMessages).log
  const undo = () => void write(client, before.id, fieldsOf(before))
  const shown = toast({ title: t.changed, tone: 'good', action: { label: t.undo, onPress: undo } })
  const holds = await write(client, before.id, fields)
  if (!holds) shown.dismiss()
  return holds
}

export async function removeSession(client: QueryClient, session: CardioSession): Promise<boolean> {
  const t = messagesNow(cardioMessages).log
  const undo = () => void restore(client, session.id, session)
  const shown = toast({ title: t.removed, tone: 'plain', action: { label: t.undo, onPress: undo } })
  const holds = await remove(client, session.id, session)
  if (!holds) shown.dismiss()
  return holds
}

/** Brings back what was taken away days ago. */
export async function bringBack(client: QueryClient, session: CardioSession): Promise<void> {
  if (await restore(client, session.id, session)) toast({ title: messagesNow(cardioMessages).gone.isBack, tone: 'good' })
}

export async function keepZones(client: QueryClient, settings: CardioSettings): Promise<boolean> {
  const t = messagesNow(cardioMessages).zones
  const holds = await performChange(client, putCardioSettings, { body: settings }, { label: t.waiting, replaces: 'cardio zones' })
  if (holds) toast({ title: t.kept, tone: 'good' })
  return holds
}
