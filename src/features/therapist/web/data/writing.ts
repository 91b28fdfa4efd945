import type { QueryClient } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { deleteTherapistRecord, putTherapistRecord, type TherapistRecord } from '../../contract.ts'
import { coreMessages } from '../core/messages.ts'
import { changes, seenIn, type KnownRecord } from './changes.ts'

/** Writes a record, new or in place of the versions in `seen`. Returns whether it was accepted or queued. */
export async function writeRecord(
  client: QueryClient,
  record: Pick<TherapistRecord, 'id' | 'kind' | 'day' | 'body'>,
  seen: readonly string[] = [],
): Promise<boolean> {
  const { id, ...fields } = record
  const body = { ...fields, at: new Date().toISOString(), revision: uuidv7(), after: [...seen], copyId: uuidv7() }
  const t = messagesNow(coreMessages)
  const sent = await changes.send(client, putTherapistRecord, { params: { id }, body }, t.waiting)
  if (sent && sent.answer !== QUEUED && sent.answer.isCopy) {
    toast({ title: t.twoVersions, description: t.twoVersionsText, duration: 15_000 })
  }
  return sent !== undefined
}

/** Deletes a record, with an undo. */
export async function removeRecord(client: QueryClient, record: KnownRecord): Promise<void> {
  const t = messagesNow(coreMessages)
  const { id, kind, day, body } = record
  const shown = toast({ title: t.deleted, action: { label: t.undo, onPress: () => void writeRecord(client, { id, kind, day, body }) } })
  const seen = seenIn(record).join(',')
  const sent = await changes.send(client, deleteTherapistRecord, { params: { id }, query: { seen } }, t.waiting)
  if (!sent) shown.dismiss()
  else if (sent.answer !== QUEUED && !sent.answer.removed)
    shown.update({ title: t.changedElsewhere, action: { label: t.ok, onPress: shown.dismiss } })
}
