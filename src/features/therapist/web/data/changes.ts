import { pendingChanges, type Sent } from '#platform/web/offline/pending-changes.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { deleteTherapistRecord, MAX_AFTER, putTherapistRecord, type TherapistRecord } from '../../contract.ts'

/** A record as this device knows it. `after`: versions under the one that was not sent yet. */
export type KnownRecord = TherapistRecord & { after?: readonly string[] }

/** The versions that a change of this record is made after. */
export const seenIn = (record: KnownRecord | undefined): readonly string[] =>
  record ? [...(record.after ?? []), record.revision].slice(-MAX_AFTER) : []

/** Something the person did that the server has not answered yet. */
export type Change = { kind: 'put'; record: KnownRecord } | { kind: 'removed'; id: string }

const names = (sent: Sent, endpoint: { method: string; path: string }) => sent.method === endpoint.method && sent.path === endpoint.path

/** What a call changes; undefined for what is not about records. */
export function changeOf(sent: Sent): Change | undefined {
  const id = String(sent.input.params?.id ?? '')
  if (names(sent, deleteTherapistRecord)) return { kind: 'removed', id }
  if (!names(sent, putTherapistRecord)) return undefined
  const { copyId: _, ...fields } = sent.input.body as InputOf<typeof putTherapistRecord>['body']
  return { kind: 'put', record: { id, ...fields } as KnownRecord }
}

export const pending = pendingChanges(changeOf)

/** The newest first, as the server orders them. */
const byTime = (a: TherapistRecord, b: TherapistRecord) =>
  `${b.day} ${b.at} ${b.id}` < `${a.day} ${a.at} ${a.id}` ? -1 : `${b.day} ${b.at} ${b.id}` > `${a.day} ${a.at} ${a.id}` ? 1 : 0

/** Records with everything laid over them that the server does not know yet. `isHere`: which new ones belong into this list. */
export function withChanges(
  records: readonly KnownRecord[],
  changes: readonly Change[],
  isHere: (record: TherapistRecord) => boolean,
): readonly KnownRecord[] {
  return changes.reduce<readonly KnownRecord[]>((all, change) => {
    const id = change.kind === 'put' ? change.record.id : change.id
    const others = all.filter((one) => one.id !== id)
    if (change.kind === 'removed') return others
    return isHere(change.record) ? [...others, change.record].toSorted(byTime) : all
  }, records)
}
