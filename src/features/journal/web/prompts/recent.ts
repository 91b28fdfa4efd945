import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import type { EntryData } from '../../contract/records.ts'
import { isHard, type HardMarks } from '../../memories.ts'
import type { Bank } from '../../prompts/bank-of.ts'
import { LONGEST_LOOK_BACK_DAYS, type RecentRecord } from '../../prompts/gaps.ts'
import type { EntryHead, JournalStore } from '../local/types.ts'

/** More entries than people write in two weeks; beyond the limit, only the latest count. */
const MAX_RECENT = 120

/** Whether a listed entry is marked as hard, by itself, a tag or its day. */
export function isHardHead(head: EntryHead, marks: HardMarks): boolean {
  return isHard({ hard: head.hard, tags: [...head.tags], when: { at: '', zone: head.zone, localDay: head.localDay } }, marks)
}

/** Entries of the last two weeks up to `day` that may influence the choice: none that is marked as hard. */
export function recentHeads(heads: readonly EntryHead[], day: LocalDay, marks: HardMarks): EntryHead[] {
  const first = addDays(day, 1 - LONGEST_LOOK_BACK_DAYS)
  const found: EntryHead[] = []
  // Sorted by newest day: an entry before the first day ends the loop.
  for (const head of heads) {
    if (head.localDay < first || found.length >= MAX_RECENT) break
    if (head.localDay <= day && !isHardHead(head, marks)) found.push(head)
  }
  return found
}

/** Reads the entries for the rules of `gaps.ts`. An unreadable entry is left out, because its head alone would give wrong results. */
export async function recentRecords(journal: JournalStore, heads: readonly EntryHead[]): Promise<{ head: EntryHead; data: EntryData }[]> {
  const read = await Promise.all(
    heads.map(async (head) => {
      const record = await journal.entry(head.id).catch(() => undefined)
      return record ? [{ head, data: record.data }] : []
    }),
  )
  return read.flat()
}

export function recentOf({ head, data }: { head: EntryHead; data: EntryData }, bank: Bank): RecentRecord {
  const theme = data.promptId === null ? undefined : bank.byId.get(data.promptId)?.theme
  return {
    day: head.localDay,
    hasText: head.words > 0,
    ...(data.mood ? { mood: data.mood.level } : {}),
    feelings: data.feelings,
    activities: data.activities.length,
    words: head.words,
    themes: theme === undefined ? [] : [theme],
  }
}
