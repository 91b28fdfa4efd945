import { v7 as uuidv7 } from 'uuid'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import type { Mood } from '../../contract/records.ts'
import { whenOf } from '../core/when.ts'
import type { JournalStore } from '../local/types.ts'

/** Writes a mood down as an entry of its own. Resolves with the entry's id once it is safe on the device. */
export async function logMood(journal: JournalStore, mood: Mood, dayStart: number, at: Date = new Date()): Promise<string> {
  const id = uuidv7()
  await journal.change('entry', id, { when: whenOf(at, deviceZone(), dayStart), mood })
  return id
}

/** Takes it back. It lies in the trash for 30 days, in case that was the slip. */
export const unlogMood = (journal: JournalStore, id: string): Promise<void> => journal.change('entry', id, { trashed: true })

/** `1`–`5` of an address (`/journal?mood=4`). */
export function levelFrom(text: string | null): number | undefined {
  return text !== null && /^[1-5]$/.test(text) ? Number(text) : undefined
}
