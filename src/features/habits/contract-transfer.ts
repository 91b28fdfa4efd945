import { z } from 'zod'
import { Instant, LocalDay, Zone } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { IMPORT_FAILURES, IMPORT_PART_BYTES, IMPORT_STATES, TEXT_ENCODINGS } from '#platform/contract/imports.ts'

export const MAX_IMPORT_BYTES = 50 * 1024 * 1024
export const IMPORT_ENDINGS = ['zip', 'db', 'sqlite', 'csv', 'json'] as const
export const HABIT_SOURCES = ['loop-csv', 'loop-backup', 'habitbull', 'habitica', 'beaver', 'fernwell'] as const

/** What had to be guessed or left out; the web half has the words. */
export const HABIT_NOTES = [
  'guessed-target',
  'guessed-done',
  'days-unreadable',
  'name-cut',
  'ahead',
  'same-name',
  'reminder-left',
  'reminder-off',
] as const

/** What one habit of the file would bring. */
const HabitOfFile = z.object({
  name: z.string(),
  kind: z.enum(['yes', 'atLeast', 'atMost']),
  /** Days that the file has of it, and those of them that would come or change. */
  days: z.int(),
  fresh: z.int(),
  /** null: it has no days, or the file leaves open which they are. */
  from: LocalDay.nullable(),
  to: LocalDay.nullable(),
  /** It is here already: its days are brought up to date, nothing is doubled. */
  isKnown: z.boolean(),
  notes: z.array(z.object({ key: z.enum(HABIT_NOTES), n: z.number() })),
})
export type HabitOfFile = z.infer<typeof HabitOfFile>

export const DateOrder = z.enum(['dayFirst', 'monthFirst'])
export type DateOrder = z.infer<typeof DateOrder>

export const HabitImportReport = z.object({
  habits: z.array(HabitOfFile),
  /** Lines and files that could not be read. */
  unread: z.int(),
  /** How many habits there would be, when those are more than there can be: then nothing can come. */
  tooMany: z.int().nullable(),
  /** A date of the file, read both ways, when the whole file does not tell which is right: the person has to. */
  openDate: z.object({ text: z.string().max(40), dayFirst: LocalDay, monthFirst: LocalDay }).nullable(),
  /** What its texts were read as; null where the file leaves no doubt. Reports from before this was looked at have none. */
  encoding: z.enum(TEXT_ENCODINGS).nullable().optional(),
  /** What came. After an undo: what was kept, because the person had changed it since. */
  came: z.object({ habits: z.int(), days: z.int() }),
})
export type HabitImportReport = z.infer<typeof HabitImportReport>

export const HabitImportSummary = z.object({
  id: Id,
  state: z.enum(IMPORT_STATES),
  source: z.enum(HABIT_SOURCES).nullable(),
  name: z.string().max(200),
  bytes: z.int(),
  /** Parts that are safe, by their index. */
  received: z.array(z.int()),
  /** Habits written while running, taken back while undoing. */
  done: z.int(),
  total: z.int(),
  /** Habits that were made or changed; after an undo, those that were kept. */
  entries: z.int(),
  failure: z.enum(IMPORT_FAILURES).nullable(),
  createdAt: Instant,
})
export type HabitImportSummary = z.infer<typeof HabitImportSummary>

export const HabitImportDetail = HabitImportSummary.extend({ report: HabitImportReport.nullable() })
export type HabitImportDetail = z.infer<typeof HabitImportDetail>

const params = z.object({ id: Id })

export const beginHabitImport = endpoint({
  method: 'POST',
  path: '/api/habits/imports',
  summary: 'Announce a file of another habit tracker; its bytes follow in parts. Repeating it with the same id is the same import',
  auth: 'session',
  body: z.object({ id: Id, name: z.string().trim().min(1).max(200), bytes: z.int().min(1), zone: Zone }),
  response: HabitImportDetail,
  errors: ['too_large', 'unsupported', 'conflict', 'limit'],
})

export const putHabitImportPart = endpoint({
  method: 'PUT',
  path: '/api/habits/imports/:id/parts/:index',
  summary: 'One part of the file; after the last one, reading begins. A part may be sent again',
  auth: 'session',
  params: z.object({
    id: Id,
    index: z.coerce
      .number()
      .int()
      .min(0)
      .max(Math.ceil(MAX_IMPORT_BYTES / IMPORT_PART_BYTES)),
  }),
  body: bytes(['application/octet-stream'], IMPORT_PART_BYTES),
  response: HabitImportSummary,
  errors: ['not_found', 'conflict', 'too_large'],
})

export const startHabitImport = endpoint({
  method: 'POST',
  path: '/api/habits/imports/:id/start',
  summary: 'Take in what the report shows; `dateOrder` answers its `openDate`',
  auth: 'session',
  params,
  body: z.object({ dateOrder: DateOrder.nullable() }),
  response: HabitImportSummary,
  errors: ['not_found', 'conflict', 'limit', 'invalid'],
})

export const rereadHabitImport = endpoint({
  method: 'POST',
  path: '/api/habits/imports/:id/encoding',
  summary: 'Read the file anew, its texts in this encoding',
  auth: 'session',
  params,
  body: z.object({ encoding: z.enum(TEXT_ENCODINGS) }),
  response: HabitImportSummary,
  errors: ['not_found', 'conflict'],
})

export const cancelHabitImport = endpoint({
  method: 'POST',
  path: '/api/habits/imports/:id/cancel',
  summary: 'Stop an import and let go of its file; what it had brought stays until it is undone',
  auth: 'session',
  params,
  response: HabitImportSummary,
  errors: ['not_found', 'conflict'],
})

export const undoHabitImport = endpoint({
  method: 'POST',
  path: '/api/habits/imports/:id/undo',
  summary: 'Take back the habits and days that an import brought, but for what was changed since',
  auth: 'session',
  params,
  response: HabitImportSummary,
  errors: ['not_found', 'conflict'],
})

export const getHabitImport = endpoint({
  method: 'GET',
  path: '/api/habits/imports/:id',
  summary: 'How an import stands, with its report',
  auth: 'session',
  params,
  response: HabitImportDetail,
  errors: ['not_found'],
})

export const listHabitImports = endpoint({
  method: 'GET',
  path: '/api/habits/imports',
  summary: 'Imports of habits, newest first',
  auth: 'session',
  query: z.object({ before: Id.optional(), limit: z.coerce.number().int().min(1).max(50).default(20) }),
  response: z.object({ imports: z.array(HabitImportSummary), next: Id.nullable() }),
})

export const exportHabits = endpoint({
  method: 'GET',
  path: '/api/habits/exports/:format',
  summary: 'All habits with all their days: as Loop Habit Tracker’s CSV zip, or as JSON',
  auth: 'session',
  params: z.object({ format: z.enum(['loop', 'json']) }),
  response: bytes(['application/zip', 'application/json']),
})
