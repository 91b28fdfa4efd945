import { createHash } from 'node:crypto'
import type { Db } from '#platform/server/db/db.ts'
import { DEFAULT_JOURNAL_ID, type JournalData } from '../../contract/records.ts'
import type { DraftRecord } from '../../transfer/source.ts'
import type { Names } from './names.ts'
import { idStatusOf } from '../core/reading-store.ts'
import type { ImportRow } from '#platform/server/imports/store.ts'

/** One that is told apart by its name: neither the one that everybody has, nor one that was deleted. */
export const isNamedJournal = ({ id, data }: { id: string; data: JournalData }): boolean =>
  id !== DEFAULT_JOURNAL_ID && data.into === null && data.name !== ''

/**
 * Which id a record of our own export has here: its own; another where that one was erased for good (a new one, the same
 * however often the import begins anew); or that of an activity, group or mood of the same name that is here already.
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

  /** Every record of the file passes here in order, also those of batches that are done. */
  register(record: DraftRecord): void {
    if (record.kind === 'journal' && !isNamedJournal(record)) return
    if (record.kind !== 'activity' && record.kind !== 'group' && record.kind !== 'mood' && record.kind !== 'journal') return
    const id = this.names.idOf(record.kind, record.data)
    if (id) this.named.set(record.id, id)
  }

  /** A name that has just been given to a record of this id. */
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
    // UUIDv8 (RFC 9562): made of a hash.
    bytes[6] = (bytes[6]! & 0x0f) | 0x80
    bytes[8] = (bytes[8]! & 0x3f) | 0x80
    const hex = bytes.toString('hex')
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
  }
}
