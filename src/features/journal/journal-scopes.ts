import { DEFAULT_JOURNAL_ID, type JournalData, type SettingsData } from './contract/records.ts'
import { homeOf } from './journals.ts'

// Which entries a place may show: the same rule for the server and for the device.

type Journals = ReadonlyMap<string, Pick<JournalData, 'into' | 'locked'>>

/**
 * The entries of some journals, by what `journalId` they name: `in` only those, otherwise all others. Named this way round,
 * an entry of a journal that nobody knows (gone for good) counts as one of the default journal. null: all entries.
 */
export type JournalScope = { in: boolean; ids: readonly string[] } | null

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
