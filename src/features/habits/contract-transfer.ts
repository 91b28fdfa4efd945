import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { DateOrder, OpenDate, type ImportOf } from '#platform/contract/import-endpoints.ts'
import { TEXT_ENCODINGS } from '#platform/contract/imports.ts'

export const MAX_IMPORT_BYTES = 50 * 1024 * 1024
export const IMPORT_ENDINGS = ['zip', 'db', 'sqlite', 'csv', 'json'] as const
export const HABIT_SOURCES = ['loop-csv', 'loop-backup', 'habitbull', 'habitica', 'beaver', 'fernwell'] as const

/** Notes on values that the import guessed or left out; the web half has the texts. */
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

/** Preview of one habit of the file. */
const HabitOfFile = z.object({
  name: z.string(),
  kind: z.enum(['yes', 'atLeast', 'atMost']),
  /** Days of the habit in the file, and how many of them are new or differ. */
  days: z.int(),
  fresh: z.int(),
  /** null: the habit has no days, or the order of day and month is ambiguous. */
  from: LocalDay.nullable(),
  to: LocalDay.nullable(),
  /** The habit exists already: the import updates its days and duplicates nothing. */
  isKnown: z.boolean(),
  notes: z.array(z.object({ key: z.enum(HABIT_NOTES), n: z.number() })),
})
export type HabitOfFile = z.infer<typeof HabitOfFile>

export const HabitImportReport = z.object({
  habits: z.array(HabitOfFile),
  /** Lines and files that could not be read. */
  unread: z.int(),
  /** Number of habits after the import, if it exceeds the limit; the import is then refused. */
  tooMany: z.int().nullable(),
  /** An ambiguous date of the file in both readings, if the file does not settle the order: the person has to choose. */
  openDate: OpenDate.nullable(),
  /** Text encoding that was used; null if the file is unambiguous. Reports of earlier versions have none. */
  encoding: z.enum(TEXT_ENCODINGS).nullable().optional(),
  /** Imported habits and days. After an undo: those that stay because the person changed them after the import. */
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
  summary: 'Export all habits with all their days, as a Loop Habit Tracker CSV zip or as JSON',
  params: z.object({ format: z.enum(['loop', 'json']) }),
  response: bytes(['application/zip', 'application/json']),
})
