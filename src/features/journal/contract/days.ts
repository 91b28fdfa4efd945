import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { JournalRecord, MoodLevel } from './records.ts'
import { JournalQuery } from './sync.ts'

/** One day of the journal, as numbers only. `mood` is the mean of the day's moods. */
export const JournalDay = z.object({
  day: LocalDay,
  mood: z.number().nullable(),
  moods: z.array(MoodLevel),
  entries: z.int(),
  photos: z.int(),
  starred: z.boolean(),
})
export type JournalDay = z.infer<typeof JournalDay>

export const getDays = endpoint({
  method: 'GET',
  path: '/api/journal/days',
  summary: 'List mood and number of entries per day, for at most 3,700 days; days without entries are omitted',
  query: JournalQuery.extend({ from: LocalDay, to: LocalDay }),
  response: z.object({ days: z.array(JournalDay) }),
})

/** Most subjects of an act in an answer: one becomes a link, two mean that there are several. */
export const MOST_SUBJECTS = 2

/** The acts of one kind in a day of the activity ledger: `listen`, `entry`, `mood`, `habit`, `workout` … */
export const DayAct = z.object({
  kind: z.string(),
  acts: z.int(),
  amount: z.number(),
  unit: z.string(),
  points: z.int(),
  /** Subjects of the acts, by the feature's own ids; at most MOST_SUBJECTS. */
  subjects: z.array(z.string()).max(MOST_SUBJECTS),
})
export type DayAct = z.infer<typeof DayAct>

export const getDaySheet = endpoint({
  method: 'GET',
  path: '/api/journal/days/:day',
  summary: 'Get the entries (at most the latest 100) and all ledger activities of a day',
  params: z.object({ day: LocalDay }),
  query: JournalQuery,
  response: z.object({ day: LocalDay, entries: z.array(JournalRecord), acts: z.array(DayAct) }),
})

/** Why an entry comes back: how long ago its day was. `n` counts weeks, months or years. */
export const Memory = z.object({ entryId: Id, span: z.enum(['week', 'month', 'year']), n: z.int(), day: LocalDay })
export type Memory = z.infer<typeof Memory>

export const getMemories = endpoint({
  method: 'GET',
  path: '/api/journal/memories',
  summary: 'List entries of a week, one, three and six months, and each year ago; the same all day, never those marked as hard',
  query: JournalQuery.extend({ day: LocalDay.optional() }),
  response: z.object({ day: LocalDay, memories: z.array(Memory), entries: z.array(JournalRecord) }),
})
