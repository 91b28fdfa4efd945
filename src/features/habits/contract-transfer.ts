import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { DateOrder, OpenDate, type ImportOf } from '#platform/contract/import-endpoints.ts'
import { TEXT_ENCODINGS } from '#platform/contract/imports.ts'

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

export const HabitImportReport = z.object({
  habits: z.array(HabitOfFile),
  /** Lines and files that could not be read. */
  unread: z.int(),
  /** How many habits there would be, when those are more than there can be: then nothing can come. */
  tooMany: z.int().nullable(),
  /** A date of the file, read both ways, when the whole file does not tell which is right: the person has to. */
  openDate: OpenDate.nullable(),
  /** What its texts were read as; null where the file leaves no doubt. Reports from before this was looked at have none. */
  encoding: z.enum(TEXT_ENCODINGS).nullable().optional(),
  /** What came. After an undo: what was kept, because the person had changed it since. */
  came: z.object({ habits: z.int(), days: z.int() }),
})
export type HabitImportReport = z.infer<typeof HabitImportReport>

export type HabitImport = ImportOf<HabitImportReport, (typeof HABIT_SOURCES)[number]>

/** `dateOrder` answers the report's `openDate`. */
export const HabitImportChoices = z.object({ dateOrder: DateOrder.nullable().default(null) })
export type HabitImportChoices = z.infer<typeof HabitImportChoices>

export const exportHabits = endpoint({
  method: 'GET',
  path: '/api/habits/exports/:format',
  summary: 'All habits with all their days: as Loop Habit Tracker’s CSV zip, or as JSON',
  auth: 'session',
  params: z.object({ format: z.enum(['loop', 'json']) }),
  response: bytes(['application/zip', 'application/json']),
})
