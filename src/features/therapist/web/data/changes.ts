import { messagesNow } from '#platform/web/i18n/messages.ts'
import { on, ruleOf } from '#platform/web/offline/entry.ts'
import { offlineChanges, type Sent } from '#platform/web/offline/pending-changes.ts'
import { deleteTherapistRecord, MAX_AFTER, putTherapistRecord, type TherapistRecord } from '../../contract.ts'
import { coreMessages } from '../core/messages.ts'

/** A record as this device has it. `after`: versions below one that was not sent yet. */
export type KnownRecord = TherapistRecord & { after?: readonly string[] }

/** The versions that a change of this record is made after. */
export const seenIn = (record: KnownRecord | undefined): readonly string[] =>
  record ? [...(record.after ?? []), record.revision].slice(-MAX_AFTER) : []

/** A change by the person that the server has not confirmed yet. */
export type Change = { kind: 'put'; record: KnownRecord } | { kind: 'removed'; id: string }

const keyOf = ({ params }: { params: { id: string } }) => `therapist ${params.id}`
const rules = [
  on(
    putTherapistRecord,
    ({ params, body }): Change => {
      const { copyId: _, ...fields } = body
      return { kind: 'put', record: { ...params, ...fields } as KnownRecord }
    },
    keyOf,
  ),
  on(deleteTherapistRecord, ({ params }): Change => ({ kind: 'removed', id: params.id }), keyOf),
]

/** The change behind a call; undefined for calls that are not about records. */
export const changeOf = (sent: Sent): Change | undefined => ruleOf(rules, sent)?.change(sent.input)

export const changes = offlineChanges<Change>({ area: '/api/therapist/', rules, words: () => messagesNow(coreMessages) })

/** Newest first, as on the server. */
const byTime = (a: TherapistRecord, b: TherapistRecord) =>
  `${b.day} ${b.at} ${b.id}` < `${a.day} ${a.at} ${a.id}` ? -1 : `${b.day} ${b.at} ${b.id}` > `${a.day} ${a.at} ${a.id}` ? 1 : 0

/** Records with all changes applied that the server does not have yet. `isHere`: whether a new record belongs in this list. */
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
