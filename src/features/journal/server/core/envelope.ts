import type { LocalDay } from '#platform/contract/dates.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { EntryData, JournalRecord, RecordDataOf, RecordKind } from '../../contract/records.ts'
import type { SealedRow } from './records-store.ts'
import { defaultsOf } from '../../record-defaults.ts'

/** How often an act of an entry was recorded, and its current day in the ledger (null: not in the ledger). */
export type ActRecord = { times: number; day: LocalDay | null }

/** The encrypted content of a record: its data, and the state that merges and the ledger need. */
export type Envelope<K extends RecordKind = RecordKind> = {
  data: RecordDataOf[K]
  /** Authors of the current fields: session (or `import`, `seed`) and the person's name for the device. */
  writers: [session: string, device: string][]
  /** Field → index in `writers` and epoch milliseconds of the current edit. */
  edits: Record<string, [writer: number, at: number]>
  /** When the last version was saved, or the record created: epoch milliseconds. */
  versionAt: number
  acts?: { entry?: ActRecord; mood?: ActRecord }
}

const recordContext = (id: string) => `journal/record/${id}`
const versionContext = (entryId: string, id: string) => `journal/version/${entryId}/${id}`

export function sealEnvelope(key: PersonKey, id: string, envelope: Envelope): Buffer {
  return key.seal(recordContext(id), JSON.stringify(envelope))
}

/** Opens an envelope. Fields added by a later version of the app get their default value. */
export function openEnvelope(key: PersonKey, kind: RecordKind, id: string, sealed: Buffer): Envelope {
  const envelope = JSON.parse(key.open(recordContext(id), sealed).toString()) as Envelope
  return { ...envelope, data: { ...defaultsOf(kind), ...envelope.data } as Envelope['data'] }
}

/** The record as its owner may see it. */
export function openRecord(key: PersonKey, row: SealedRow): JournalRecord {
  const { kind, id, seq, updatedAt, sealed } = row
  const data = sealed && openEnvelope(key, kind, id, sealed).data
  return { kind, id, seq, updatedAt: updatedAt.toISOString(), data } as JournalRecord
}

/** The same with the record's acts, for an export that can be imported again. */
export function openRecordWithActs(key: PersonKey, row: SealedRow): JournalRecord & { acts?: Envelope['acts'] } {
  const { kind, id, seq, updatedAt, sealed } = row
  const envelope = sealed && openEnvelope(key, kind, id, sealed)
  const record = { kind, id, seq, updatedAt: updatedAt.toISOString(), data: envelope?.data ?? null } as JournalRecord
  return envelope?.acts ? { ...record, acts: envelope.acts } : record
}

type VersionContent = { device: string; data: EntryData }

export function sealVersion(key: PersonKey, entryId: string, id: string, content: VersionContent): Buffer {
  return key.seal(versionContext(entryId, id), JSON.stringify(content))
}

export function openVersion(key: PersonKey, row: { entryId: string; id: string; sealed: Buffer }): VersionContent {
  const content = JSON.parse(key.open(versionContext(row.entryId, row.id), row.sealed).toString()) as VersionContent
  return { ...content, data: { ...defaultsOf('entry'), ...content.data } as EntryData }
}
