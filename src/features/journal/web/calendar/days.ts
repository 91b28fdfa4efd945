import type { LocalDay } from '#platform/contract/dates.ts'
import type { JournalDay } from '../../contract/days.ts'
import type { Mood } from '#platform/web/ui/MoodFace.tsx'
import type { EntryHead, LocalRecord } from '../local/types.ts'

/** The calendar's data of a day. */
export type DaySum = {
  day: LocalDay
  /** Levels in chronological order. */
  moods: readonly Mood[]
  /** Mean of the levels; null without a mood. */
  mean: number | null
  /** The mean rounded to one of the five levels; between two, to the brighter one. */
  level: Mood | null
  /** Number of entries with text or attachments. */
  written: number
  photos: number
  starred: boolean
  /** Earliest first. Empty for days that only the server knows. */
  heads: readonly EntryHead[]
}

export type Days = ReadonlyMap<LocalDay, DaySum>

export const isWritten = (head: Pick<EntryHead, 'title' | 'preview' | 'attachments'>): boolean =>
  head.title.trim() !== '' || head.preview !== '' || head.attachments.length > 0

const meanOf = (moods: readonly number[]) => (moods.length === 0 ? null : moods.reduce((sum, level) => sum + level, 0) / moods.length)
export const levelOf = (mean: number | null): Mood | null => (mean === null ? null : (Math.round(mean) as Mood))

type Attachments = readonly LocalRecord<'attachment'>[]
const photoIds = new WeakMap<Attachments, ReadonlySet<string>>()
function photosOf(attachments: Attachments): ReadonlySet<string> {
  let ids = photoIds.get(attachments)
  if (!ids) {
    ids = new Set(attachments.flatMap(({ id, data }) => (data.kind === 'photo' ? [id] : [])))
    photoIds.set(attachments, ids)
  }
  return ids
}

const known = new WeakMap<readonly EntryHead[], { attachments: Attachments; days: Days }>()

/**
 * All days with an entry, from heads sorted newest day first. Cached for each state of the journal: the same two arrays return
 * the same map.
 */
export function daysOf(heads: readonly EntryHead[], attachments: Attachments): Days {
  const before = known.get(heads)
  if (before?.attachments === attachments) return before.days
  const photos = photosOf(attachments)
  const days = new Map<LocalDay, DaySum>()
  for (let at = 0; at < heads.length;) {
    const { localDay } = heads[at]!
    const of: EntryHead[] = []
    for (; heads[at]?.localDay === localDay; at++) of.push(heads[at]!)
    days.set(localDay, sumOf(localDay, of.reverse(), photos))
  }
  known.set(heads, { attachments, days })
  return days
}

function sumOf(day: LocalDay, heads: readonly EntryHead[], photoSet: ReadonlySet<string>): DaySum {
  const moods: Mood[] = []
  let [written, photos, starred] = [0, 0, false]
  for (const head of heads) {
    if (head.mood) moods.push(head.mood.level as Mood)
    if (isWritten(head)) written++
    for (const id of head.attachments) if (photoSet.has(id)) photos++
    starred ||= head.starred
  }
  const mean = meanOf(moods)
  return { day, moods, mean, level: levelOf(mean), written, photos, starred, heads }
}

/** For a device that stores no entries: the server's days, with the entries that are loaded. */
export function withServerDays(days: Days, served: readonly JournalDay[]): Days {
  const all = new Map(days)
  for (const { day, mood, moods, entries, photos, starred } of served) {
    const heads = days.get(day)?.heads ?? []
    // The server does not have the unsent entries of this day yet.
    if (heads.some(({ unsent }) => unsent)) continue
    all.set(day, { day, moods: moods as Mood[], mean: mood, level: levelOf(mood), written: entries, photos, starred, heads })
  }
  return all
}
