import { DEFAULT_JOURNAL_ID, type JournalData, type SettingsData } from './contract/records.ts'
import { homeOf } from './journals.ts'

// Which entries a place may show: the same rule for the server and for the device.

type Journals = ReadonlyMap<string, Pick<JournalData, 'into' | 'locked'>>

/**
 * The entries of some journals, by `journalId`: with `in` only these, otherwise all others. The default journal is expressed by
 * exclusion, so that entries of an unknown (erased) journal belong to it. null: all entries.
 */
export type JournalScope = { in: boolean; ids: readonly string[] } | null

/** Journals that are hidden until the lock is opened: none without a lock, or when the lock covers the whole journal area. */
export function closedJournals(journals: Journals, lock: SettingsData['lock'] | undefined): Set<string> {
  if (lock?.scope !== 'chosen') return new Set()
  return new Set([...journals].flatMap(([id, { locked, into }]) => (locked && into === null ? [id] : [])))
}

/** The scope of the journals (homes) that `isWanted` names. */
export function scopeOf(journals: Journals, isWanted: (home: string) => boolean): JournalScope {
  const hasDefault = isWanted(DEFAULT_JOURNAL_ID)
  // The default journal has all entries of no other journal, so a scope with it excludes the unwanted journals.
  const ids = [...journals.keys()].filter((id) => id !== DEFAULT_JOURNAL_ID && isWanted(homeOf(journals, id)) !== hasDefault)
  return hasDefault && ids.length === 0 ? null : { in: !hasDefault, ids }
}

export function isInScope(scope: JournalScope, journalId: string | undefined): boolean {
  return scope === null || scope.ids.includes(journalId ?? DEFAULT_JOURNAL_ID) === scope.in
}
