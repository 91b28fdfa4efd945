import type { RecordDataOf, SettingsData } from './contract/records.ts'
import { DEFAULT_JOURNAL_ID } from './contract/records.ts'

// Which journal an entry is in, and which entries a place may show: the same rule for the server and for the device.

type JournalData = RecordDataOf['journal']
type Journals = ReadonlyMap<string, Pick<JournalData, 'into' | 'locked'>>

/**
 * The entries of some journals, by what `journalId` they name: `in` only those, otherwise all others. Named this way round,
 * an entry of a journal that nobody knows (gone for good) counts as one of the default journal. null: all entries.
 */
export type JournalScope = { in: boolean; ids: readonly string[] } | null

/**
 * The journal that an entry with this `journalId` is in: one that was deleted has passed its entries on. Without a known journal at the
 * end of that way, or in a circle (two devices deleted each into the other), it is the default one.
 */
export function homeOf(journals: Journals, journalId: string | undefined): string {
  let id = journalId ?? DEFAULT_JOURNAL_ID
  for (let steps = 0; steps <= journals.size; steps++) {
    if (id === DEFAULT_JOURNAL_ID) return id
    const journal = journals.get(id)
    if (!journal) return DEFAULT_JOURNAL_ID
    if (journal.into === null) return id
    id = journal.into
  }
  return DEFAULT_JOURNAL_ID
}

/** Which journals stay closed until the lock is opened: none without a lock, or where the lock stands before everything. */
export function closedJournals(journals: Journals, lock: SettingsData['lock'] | undefined): Set<string> {
  if (lock?.scope !== 'chosen') return new Set()
  return new Set([...journals].flatMap(([id, { locked, into }]) => (locked && into === null ? [id] : [])))
}

/** The scope of the journals (homes) that `isWanted` names. */
export function scopeOf(journals: Journals, isWanted: (home: string) => boolean): JournalScope {
  const hasDefault = isWanted(DEFAULT_JOURNAL_ID)
  // Of the default journal are all that belong to no other: what is told apart is the others.
  const ids = [...journals.keys()].filter((id) => id !== DEFAULT_JOURNAL_ID && isWanted(homeOf(journals, id)) !== hasDefault)
  return hasDefault && ids.length === 0 ? null : { in: !hasDefault, ids }
}

export function isInScope(scope: JournalScope, journalId: string | undefined): boolean {
  return scope === null || scope.ids.includes(journalId ?? DEFAULT_JOURNAL_ID) === scope.in
}
