import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import type { ImportOf } from '#platform/contract/import-endpoints.ts'

/** Listening sessions on one page of the history. */
export const HISTORY_PAGE = 15
/** Limit of mindful sessions of other apps per person. */
export const MINDFUL_MOST = 50_000
export const MAX_IMPORT_BYTES = 2 * 1024 ** 3
export const IMPORT_ENDINGS = ['zip', 'xml'] as const
/** Bounds of a plausible session, in seconds: a shorter one is accidental, a longer one is a clock that was not stopped. */
export const MINDFUL_SECONDS = [10, 6 * 3600] as const

const Year = z.coerce.number().int().min(1970).max(2200)

export const getRecord = endpoint({
  method: 'GET',
  path: '/api/soul/record',
  summary: 'Get the time of listening and sitting per day of a year, with points and streak',
  query: z.object({ year: Year.optional() }),
  response: z.object({
    year: z.int(),
    /** Years with entries, and the current one; latest first. */
    years: z.array(z.int()),
    today: LocalDay,
    /** Days of the year with entries, in order. `imported`: seconds that came from other apps. */
    days: z.array(z.object({ day: LocalDay, seconds: z.int(), imported: z.int(), times: z.int() })),
    points: z.int(),
    streak: z.object({ current: z.int(), longest: z.int(), totalDays: z.int(), restsLeft: z.int() }),
  }),
  persisted: true,
})

export const RecordItem = z.object({
  id: Id,
  kind: z.enum(['track', 'imported']),
  /** null: the track no longer exists. */
  title: z.string().nullable(),
  /** Path of the track's own page; null without one. */
  address: z.string().nullable(),
  startedAt: Instant,
  day: LocalDay,
  seconds: z.int(),
})
export type RecordItem = z.infer<typeof RecordItem>

export const listRecordItems = endpoint({
  method: 'GET',
  path: '/api/soul/record/items',
  summary: 'List periods of listening and sitting, newest first; paginated',
  query: z.object({ before: Instant.optional() }),
  response: z.object({ items: z.array(RecordItem), /** Start of the next page; null at the end. */ next: Instant.nullable() }),
})

export const exportRecordCsv = endpoint({
  method: 'GET',
  path: '/api/soul/record/csv',
  summary: 'Export all periods of listening and sitting as CSV, with a row per period',
  response: bytes(['text/csv']),
})

/** Report on the mindful sessions of a health export. */
export const MindfulReport = z.object({
  total: z.int(),
  fresh: z.int(),
  /** Sessions inside another one of the same file: two apps recorded the same sitting. */
  overlapping: z.int(),
  /** Sessions that are too short, too long, in the future, or without a readable time. */
  unclear: z.int(),
  minutes: z.int(),
  from: LocalDay.nullable(),
  to: LocalDay.nullable(),
  /** Apps that recorded the sessions, most frequent first; ten at most. */
  sources: z.array(z.object({ name: z.string().max(120), count: z.int() })),
  /** The file is truncated; everything before the cut is complete. */
  isCut: z.boolean(),
})
export type MindfulReport = z.infer<typeof MindfulReport>
export type MindfulImport = ImportOf<MindfulReport, 'apple-health'>

/** A session as it appears in the person's export. */
export const MindfulSession = z.object({
  id: Id,
  startedAt: Instant,
  day: LocalDay,
  seconds: z.int().min(1).max(86_400),
  source: z.string().max(200),
})
export type MindfulSession = z.infer<typeof MindfulSession>
