import type { EntryData } from '../../contract/records.ts'
import { memoryJournal } from '../calendar/journal.fixture.ts'
import { blankOf } from '../../record-defaults.ts'
import type { JournalStore } from '../local/types.ts'

type Seed = NonNullable<Parameters<typeof memoryJournal>[0]>

export const entryId = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** An entry at noon of a day. */
export const anEntry = (n: number, day: string, data: Partial<EntryData> = {}): Seed[number] => {
  const at = `${day}T12:00:00.000Z`
  return { kind: 'entry', id: entryId(n), data: { ...blankOf('entry', at), when: { at, zone: 'UTC', localDay: day }, ...data } }
}

/** A journal in memory whose entries can also be read one by one. */
export function readableJournal(seed: Seed = []) {
  const made = memoryJournal(seed)
  const store: JournalStore = {
    ...made.store,
    revision: (id) => made.changes.filter((change) => change.id === id).length,
    entry: async (id) => {
      const row = made.rows.get(id)
      return row?.kind === 'entry' ? { id, seq: 1, data: row.data as EntryData, unsent: false } : undefined
    },
  }
  return { ...made, store }
}
