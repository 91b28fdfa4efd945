import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import type { ImportOf } from '#platform/contract/import-endpoints.ts'

/** Times of listening on one page of the history. */
export const HISTORY_PAGE = 15
/** Mindful sessions of other apps that one person can have here. */
export const MINDFUL_MOST = 50_000
export const MAX_IMPORT_BYTES = 2 * 1024 ** 3
export const IMPORT_ENDINGS = ['zip', 'xml'] as const
/** What is shorter is a slip of the finger, what is longer a clock that was not stopped. Seconds. */
export const MINDFUL_SECONDS = [10, 6 * 3600] as const

const Year = z.coerce.number().int().min(1970).max(2200)

export const getRecord = endpoint({
  method: 'GET',
  path: '/api/soul/record',
  summary: 'A year of quiet minutes by day, with the streak as the ledger has it',
  auth: 'session',
  query: z.object({ year: Year.optional() }),
  response: z.object({
    year: z.int(),
    /** Years that hold something, and this one; the latest first. */
    years: z.array(z.int()),
    today: LocalDay,
    /** Days of the year that hold something, in order. `imported`: what of the seconds came from other apps. */
    days: z.array(z.object({ day: LocalDay, seconds: z.int(), imported: z.int(), times: z.int() })),
    points: z.int(),
    streak: z.object({ current: z.int(), longest: z.int(), totalDays: z.int(), restsLeft: z.int() }),
  }),
  persisted: true,
})

export const RecordItem = z.object({
  id: Id,
  kind: z.enum(['track', 'imported']),
  /** null: the track is not here any more. */
  title: z.string().nullable(),
  /** The path of its own page; null without one. */
  address: z.string().nullable(),
  startedAt: Instant,
  day: LocalDay,
  seconds: z.int(),
})
export type RecordItem = z.infer<typeof RecordItem>

export const listRecordItems = endpoint({
  method: 'GET',
  path: '/api/soul/record/items',
  summary: 'Times of listening and sitting, the latest first, a page at a time',
  auth: 'session',
  query: z.object({ before: Instant.optional() }),
  response: z.object({ items: z.array(RecordItem), /** Where the next page begins; null at the end. */ next: Instant.nullable() }),
})

export const exportRecordCsv = endpoint({
  method: 'GET',
  path: '/api/soul/record/csv',
  summary: 'All times of listening and sitting as a table: a row each',
  auth: 'session',
  response: bytes(['text/csv']),
})

/** What a health export holds of mindful sessions. */
export const MindfulReport = z.object({
  total: z.int(),
  fresh: z.int(),
  /** Stood inside of another of the same file: two apps wrote one sitting down. */
  overlapping: z.int(),
  /** Too short, too long, of tomorrow, or without a time that can be read. */
  unclear: z.int(),
  minutes: z.int(),
  from: LocalDay.nullable(),
  to: LocalDay.nullable(),
  /** Apps that wrote them, most of them first; ten at most. */
  sources: z.array(z.object({ name: z.string().max(120), count: z.int() })),
  /** The file ends in its middle; what came before is whole. */
  isCut: z.boolean(),
})
export type MindfulReport = z.infer<typeof MindfulReport>
export type MindfulImport = ImportOf<MindfulReport, 'apple-health'>

/** As the export has one. */
export const MindfulSession = z.object({
  id: Id,
  startedAt: Instant,
  day: LocalDay,
  seconds: z.int().min(1).max(86_400),
  source: z.string().max(200),
})
export type MindfulSession = z.infer<typeof MindfulSession>
