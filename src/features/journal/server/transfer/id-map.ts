import { createHash } from 'node:crypto'
import type { Db } from '#platform/server/db/db.ts'
import { DEFAULT_JOURNAL_ID, type JournalData } from '../../contract/records.ts'
import type { DraftRecord } from '../../transfer/source.ts'
import type { Names } from './names.ts'
import { idStatusOf } from '../core/reading-store.ts'
import type { ImportRow } from '#platform/server/imports/store.ts'

/** Whether a journal is identified by its name: neither the default journal nor a deleted one. */
export const isNamedJournal = ({ id, data }: { id: string; data: JournalData }): boolean =>
  id !== DEFAULT_JOURNAL_ID && data.into === null && data.name !== ''

/**
 * Maps ids of our own export to ids here: the same id; a new id where that record was erased (stable when the import restarts);
 * or the id of an existing activity, group or mood of the same name.
 */
export class IdMap {
  private readonly db: Db
  private readonly row: Pick<ImportRow, 'userId' | 'id'>
  private readonly names: Names
  private readonly named = new Map<string, string>()

  constructor(db: Db, row: Pick<ImportRow, 'userId' | 'id'>, names: Names) {
    this.db = db
    this.row = row
    this.names = names
  }

  /** Must be called with every record of the file in order, including those of finished batches. */
  register(record: DraftRecord): void {
    if (record.kind === 'journal' && !isNamedJournal(record)) return
    if (record.kind !== 'activity' && record.kind !== 'group' && record.kind !== 'mood' && record.kind !== 'journal') return
    const id = this.names.idOf(record.kind, record.data)
    if (id) this.named.set(record.id, id)
  }

  /** Registers the id that a named record just got. */
  assign(record: DraftRecord, id: string): void {
    this.named.set(record.id, id)
  }

  nameOf(id: string): string {
    return this.named.get(id) ?? id
  }

  async resolveAll(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
    const statuses = await idStatusOf(db, this.row.userId, ids)
    return new Map(ids.map((id) => [id, statuses.get(id)?.isErased ? this.freshId(id) : id]))
  }

  async isNew(record: DraftRecord): Promise<boolean> {
    if (record.kind === 'settings') return true
    if (this.named.has(record.id)) return false
    const id = (await this.resolveAll(this.db, [record.id])).get(record.id)!
    return !(await idStatusOf(this.db, this.row.userId, [id])).has(id)
  }

  private freshId(id: string): string {
    const bytes = createHash('sha256').update(`${this.row.userId} ${this.row.id} ${id}`).digest().subarray(0, 16)
    // A UUIDv8 (RFC 9562), derived from a hash.
    bytes[6] = (bytes[6]! & 0x0f) | 0x80
    bytes[8] = (bytes[8]! & 0x3f) | 0x80
    const hex = bytes.toString('hex')
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
  }
}
