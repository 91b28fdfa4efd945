import type { EntryData, JournalRecord, SettingsData } from '../../contract/records.ts'
import type { Change } from '../../contract/sync.ts'
import type { LocalDb, StoredRow } from './local-db.ts'
import { overlay } from './queue.ts'

// A server restored from a backup lacks records that devices have: its counter is behind theirs. A device's newer records may be
// the only copy, so they are sent again, as changes that create or update the record.

type ChangeAuthor = { newId(): string; device(): string }

/** A change with the full state of a record; undefined for a record that a device cannot create (attachments come from bytes). */
export function changeFromRecord(record: JournalRecord, { newId, device }: ChangeAuthor): Change | undefined {
  if (!record.data || record.kind === 'attachment') return undefined
  const { kind, id, updatedAt } = record
  const head = { kind, changeId: newId(), recordId: id, base: 0, editedAt: updatedAt, device: device() }
  if (record.kind === 'entry') {
    const {
      feelings,
      activities,
      tags,
      attachments,
      trashedAt,
      createdAt: _c,
      conflicts: _k,
      source: _s,
      ...fields
    } = record.data satisfies EntryData
    return { ...head, patch: { ...fields, add: { feelings, activities, tags, attachments }, trashed: trashedAt !== null } } as Change
  }
  if (record.kind === 'settings') {
    const { hardTags, promptsSeen, ...fields } = record.data satisfies SettingsData
    return { ...head, patch: { ...fields, add: { hardTags, promptsSeen: promptsSeen.slice(-200) } } } as Change
  }
  return { ...head, patch: record.data } as Change
}

/** Queues all records that are newer than the server's counter. Returns whether there were any. */
export async function requeueAfterRestore(db: LocalDb, counter: number, author: ChangeAuthor): Promise<boolean> {
  const [heads, others] = await Promise.all([db.heads(), db.others()])
  const ids = [
    ...heads.filter(({ seq }) => seq > counter).map(({ id }) => id),
    ...others.filter(({ record }) => record.seq > counter).map(({ id }) => id),
  ]
  for (const id of ids) {
    await db.step({ ids: [id], changes: 'of-ids', durability: 'strict' }, ({ rows, changes }) => {
      const row = rows.get(id)
      if (!row) return { writes: {}, result: 0 }
      // Pending changes are already applied to it: it is sent last and must not undo them.
      const waiting = changes.filter((one) => one.change.recordId === id && one.problem === null)
      const change = changeFromRecord({ ...row.record, data: overlay(row.record, waiting) } as JournalRecord, author)
      if (!change) return { writes: {}, result: 0 }
      // From now on, any state of the server is newer than the lost one.
      const put: StoredRow[] = [{ ...row, record: { ...row.record, seq: 0 }, textSince: 0 }]
      const alter = waiting.filter(({ sent }) => !sent).map((one) => ({ ...one, change: { ...one.change, base: 0 } }))
      return { writes: { put, alter, add: { change, sent: false, problem: null } }, result: 0 }
    })
  }
  return ids.length > 0
}
