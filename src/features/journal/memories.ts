import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { addMonths } from './add-months.ts'
import { stableHash } from '#platform/contract/stable-hash.ts'
import type { EntryData, RecordDataOf } from './contract/records.ts'
import type { Memory } from './contract/days.ts'

// Chooses the days and entries of today's memories. The choice is the same on device and server, and constant for a day.

/** How long ago a day was. */
type Ago = Pick<Memory, 'span' | 'n' | 'day'>

const MONTHS_AGO = [1, 3, 6]

/**
 * The days of memories on `today`, most recent first: days to which adding a week, 1, 3, 6 months or any number of years gives `today`.
 * So every day comes back exactly once for each span; 29 February on 28 February in years without a 29th.
 */
export function daysThatComeBack(today: LocalDay, oldest: LocalDay): Ago[] {
  const years = Math.min(Number(today.slice(0, 4)) - Number(oldest.slice(0, 4)), 120)
  const found: Ago[] = [{ span: 'week', n: 1, day: addDays(today, -7) }]
  for (const n of MONTHS_AGO) found.push(...daysBefore(today, n).map((day): Ago => ({ span: 'month', n, day })))
  for (let n = 1; n <= years; n++) found.push(...daysBefore(today, n * 12).map((day): Ago => ({ span: 'year', n, day })))
  return found.filter(({ day }) => day >= oldest)
}

/** The days from which `months` months lead to `today`: none to four. */
function daysBefore(today: LocalDay, months: number): LocalDay[] {
  const near = addMonths(today, -months)
  return [0, 1, 2, 3].map((days) => addDays(near, days)).filter((day) => addMonths(day, months) === today)
}

export type HardMarks = {
  hardTags: readonly string[]
  ranges: readonly Pick<RecordDataOf['hardRange'], 'from' | 'to' | 'archived'>[]
}

/** Whether the person marked an entry as hard, by itself, a tag or its day. Memories, prompts, models and notices leave it out. */
export function isHard(entry: Pick<EntryData, 'hard' | 'tags' | 'when'>, { hardTags, ranges }: HardMarks): boolean {
  const tags = new Set(hardTags.map((tag) => tag.toLowerCase()))
  return entry.hard || entry.tags.some((tag) => tags.has(tag.toLowerCase())) || isHardDay(entry.when.localDay, ranges)
}

function isHardDay(day: LocalDay, ranges: HardMarks['ranges']): boolean {
  return ranges.some(({ from, to, archived }) => !archived && from <= day && day <= to)
}

type Candidate = { id: string; data: Pick<EntryData, 'when' | 'title' | 'body' | 'hard' | 'tags' | 'trashedAt' | 'attachments'> }

/**
 * Chooses one entry with text or pictures for each of these days. The choice depends only on the person, the date and the entries,
 * so that it is the same on every device and at every call.
 */
export function chooseMemories(
  userId: string,
  today: LocalDay,
  oldest: LocalDay,
  entries: readonly Candidate[],
  marks: HardMarks,
): Memory[] {
  const byDay = Map.groupBy(
    entries.filter(({ data }) => !data.trashedAt && hasContent(data) && !isHard(data, marks)),
    ({ data }) => data.when.localDay,
  )
  return daysThatComeBack(today, oldest).flatMap((ago) => {
    const [chosen] = (byDay.get(ago.day) ?? [])
      .map(({ id }) => ({ id, rank: stableHash(`${userId} ${today} ${id}`) }))
      .toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
    return chosen ? [{ ...ago, entryId: chosen.id }] : []
  })
}

const hasContent = ({ title, body, attachments }: Candidate['data']) => title.trim() !== '' || body.trim() !== '' || attachments.length > 0
