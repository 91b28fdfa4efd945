import type { QueryClient } from '@tanstack/react-query'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
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
import { changes } from './cardio.ts'

/** Label of a pending change: the kind and day of the session. */
function label({ kind, startedAt, zone }: Pick<SessionFields, 'kind' | 'startedAt' | 'zone'>): string {
  const t = messagesNow(cardioMessages)
  return t.log.waiting(`${t.kind[kind]}, ${formatNow().date(Date.parse(startedAt), 'short', zone)}`)
}

const fieldsOf = ({ id: _i, day: _d, source: _s, hasTrack: _t, ...fields }: CardioSession): SessionFields => fields

/** Writes a session; false where it was refused. */
export const writeSession = (client: QueryClient, id: string, fields: SessionFields) =>
  changes.perform(client, putCardioSession, { params: { id }, body: fields }, label(fields))

/** Deletes a session; false where it was refused. */
export const deleteSession = (client: QueryClient, id: string, about: SessionFields) =>
  changes.perform(client, deleteCardioSession, { params: { id } }, label(about))

const restore = (client: QueryClient, id: string, about: SessionFields) =>
  changes.perform(client, restoreCardioSession, { params: { id } }, label(about))

/** Saves a new session and offers to undo that. `stated`: words for the saved session. */
export const keepSession = (client: QueryClient, id: string, fields: SessionFields, stated: string): Promise<boolean> =>
  changes.withUndo(
    messagesNow(cardioMessages).log.saved(stated),
    () => writeSession(client, id, fields),
    () => deleteSession(client, id, fields),
  )

/** Changes a session and offers to undo that. */
export const changeSession = (client: QueryClient, before: CardioSession, fields: SessionFields): Promise<boolean> =>
  changes.withUndo(
    messagesNow(cardioMessages).log.changed,
    () => writeSession(client, before.id, fields),
    () => writeSession(client, before.id, fieldsOf(before)),
  )

export const removeSession = (client: QueryClient, session: CardioSession): Promise<boolean> =>
  changes.withUndo(
    messagesNow(cardioMessages).log.removed,
    () => deleteSession(client, session.id, session),
    () => restore(client, session.id, session),
    'plain',
  )

/** Restores a session from the list of deleted ones. */
export async function restoreDeleted(client: QueryClient, session: CardioSession): Promise<void> {
  if (await restore(client, session.id, session)) toast({ title: messagesNow(cardioMessages).deleted.isBack, tone: 'good' })
}

export async function keepZones(client: QueryClient, settings: CardioSettings): Promise<boolean> {
  const t = messagesNow(cardioMessages).zones
  const holds = await changes.perform(client, putCardioSettings, { body: settings }, t.waiting)
  if (holds) toast({ title: t.zonesSaved, tone: 'good' })
  return holds
}
