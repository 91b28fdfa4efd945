import { z } from 'zod'
import { LocalDay, PlausibleDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { Picture } from './contract.ts'

/** Most days in one request: a month of activity, a week, a year of photos. */
export const MAX_DAYS = 400

const days = z.object({ from: PlausibleDay, to: PlausibleDay })

export const JournalPhoto = z.object({
  id: Id,
  day: LocalDay,
  caption: z.string(),
  /** Address of its thumbnail. */
  thumb: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
})
export type JournalPhoto = z.infer<typeof JournalPhoto>

export const listJournalPhotos = endpoint({
  method: 'GET',
  path: '/api/scrapbook/journal-photos',
  summary: 'List journal photos of a date range, newest first, without hard days and locked journals',
  query: days,
  response: z.array(JournalPhoto),
})

export const copyJournalPhoto = endpoint({
  method: 'POST',
  path: '/api/scrapbook/copies',
  summary: 'Copy a journal photo into the scrapbook; the original stays unchanged; idempotent by id',
  body: z.object({ id: Id, photo: Id }),
  response: Picture,
  errors: ['not_found', 'unsupported', 'limit', 'conflict'],
})

/** Moods, acts and entries, the data for cards and for pages of a week. */
export const DaysAnswer = z.object({
  moods: z.array(z.object({ day: LocalDay, mood: z.number() })),
  /** Number of acts of care by kind; the web app has the names of the kinds. */
  acts: z.array(z.object({ kind: z.string(), n: z.int() })),
  entries: z.array(z.object({ day: LocalDay, title: z.string(), hint: z.string().nullable(), area: z.string() })),
})
export type DaysAnswer = z.infer<typeof DaysAnswer>

export const getScrapbookDays = endpoint({
  method: 'GET',
  path: '/api/scrapbook/days',
  summary: 'Get moods, activities and records of a date range (records: its last 40 days), without hard days and locked content',
  query: days,
  response: z.array(DaysAnswer),
})

export const getScrapbookRoute = endpoint({
  method: 'GET',
  path: '/api/scrapbook/route',
  summary: 'Get the latest route of a date range as a drawing without its location; empty if there is none',
  query: days,
  response: z.array(z.object({ day: LocalDay, metres: z.number().nullable(), points: z.array(z.number()) })),
})
