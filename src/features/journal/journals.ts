import { DEFAULT_JOURNAL_ID, type JournalData } from './contract/records.ts'

/**
 * The journal that an entry with this `journalId` is in: follows `into` from deleted journals. When that leads to an unknown journal, or
 * in a circle (two devices deleted each into the other), it is the default one.
 */
export function homeOf(journals: ReadonlyMap<string, Pick<JournalData, 'into'>>, journalId: string | undefined): string {
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
