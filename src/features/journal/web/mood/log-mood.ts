import { v7 as uuidv7 } from 'uuid'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import type { Mood } from '../../contract/records.ts'
import { whenOf } from '../core/when.ts'
import type { JournalStore } from '../local/types.ts'

/** Stores a mood as an entry of its own. Resolves with the entry's id once it is stored on the device. */
export async function logMood(journal: JournalStore, mood: Mood, dayStart: number, at: Date = new Date()): Promise<string> {
  const id = uuidv7()
  await journal.change('entry', id, { when: whenOf(at, deviceZone(), dayStart), mood })
  return id
}

/** Undoes a logged mood by moving it to the trash, where it can be restored for 30 days. */
export const unlogMood = (journal: JournalStore, id: string): Promise<void> => journal.change('entry', id, { trashed: true })

/** Parses `1`–`5` of an address (`/journal?mood=4`). */
export function levelFrom(text: string | null): number | undefined {
  return text !== null && /^[1-5]$/.test(text) ? Number(text) : undefined
}
