import type { LocalDay } from '#platform/contract/dates.ts'
import type { Memory } from '../../contract/days.ts'
import { chooseMemories, daysThatComeBack, type HardMarks } from '../../memories.ts'
import type { EntryHead } from '../local/types.ts'
import type { Days } from './days.ts'

export type HeadMemory = Memory & { head: EntryHead }

const candidateOf = (head: EntryHead): Parameters<typeof chooseMemories>[3][number] => ({
  id: head.id,
  data: {
    when: { at: new Date(head.at).toISOString(), zone: head.zone, localDay: head.localDay },
    title: head.title,
    // The rule only checks whether there is text.
    body: head.preview,
    hard: head.hard,
    tags: [...head.tags],
    trashedAt: null,
    attachments: [...head.attachments],
  },
})

/** Today's memories from the entries on this device. It only reads the days that may come back, for any number of years. */
export function memoriesOn(userId: string, today: LocalDay, days: Days, oldest: LocalDay | undefined, marks: HardMarks): HeadMemory[] {
  if (oldest === undefined || oldest >= today) return []
  const heads = daysThatComeBack(today, oldest).flatMap(({ day }) => days.get(day)?.heads ?? [])
  const byId = new Map(heads.map((head) => [head.id, head]))
  return chooseMemories(userId, today, oldest, [...byId.values()].map(candidateOf), marks).map((memory) => ({
    ...memory,
    head: byId.get(memory.entryId)!,
  }))
}
