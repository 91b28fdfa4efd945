import type { EntryData, JournalRecord, SettingsData } from '../../contract/records.ts'
import type { Change } from '../../contract/sync.ts'
import type { LocalDb, StoredRow } from './local-db.ts'
import { overlay } from './overlay.ts'

// A server that was put back from a backup knows less than the devices do: its counter is behind theirs. What a device has from
// after that backup may be the only copy there is, so it is sent again, as changes that make the record or bring it up to date.

type ChangeAuthor = { newId(): string; device(): string }

/** A change that says all that a record is; undefined: nothing that a device could say (attachments are made of their bytes). */
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

/** Puts everything that is newer than the server's counter in the queue again. Gives whether there was anything. */
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
      // With what waits already laid over: this goes last, and must not undo it.
      const waiting = changes.filter((one) => one.change.recordId === id && one.problem === null)
      const change = changeFromRecord({ ...row.record, data: overlay(row.record, waiting) } as JournalRecord, author)
      if (!change) return { writes: {}, result: 0 }
      // Whatever the server has of it from now on is newer than what it had lost.
      const put: StoredRow[] = [{ ...row, record: { ...row.record, seq: 0 }, textSince: 0 }]
      const alter = waiting.filter(({ sent }) => !sent).map((one) => ({ ...one, change: { ...one.change, base: 0 } }))
      return { writes: { put, alter, add: { change, sent: false, problem: null } }, result: 0 }
    })
  }
  return ids.length > 0
}
