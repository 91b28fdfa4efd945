import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'

export const MAX_IMPORT_BYTES = 50 * 1024 * 1024
export const HABIT_SOURCES = ['loop-csv', 'loop-backup', 'habitbull', 'habitica', 'beaver', 'fernwell'] as const

/** What one habit of the file brings, or would bring. */
const Brought = z.object({
  name: z.string(),
  kind: z.enum(['yes', 'atLeast', 'atMost']),
  days: z.int(),
  from: LocalDay.nullable(),
  to: LocalDay.nullable(),
  /** It was brought before: its days are brought up to date, nothing is doubled. */
  isKnown: z.boolean(),
  /** What had to be guessed or left out, in words for people: keys of the app's messages with their numbers. */
  notes: z.array(z.object({ key: z.enum(['guessed-target', 'guessed-done', 'days-unreadable', 'name-cut', 'ahead']), n: z.number() })),
})

export const HabitImport = z.object({
  source: z.enum(HABIT_SOURCES),
  habits: z.array(Brought),
  /** Lines and files that could not be read. */
  unread: z.int(),
})
export type HabitImport = z.infer<typeof HabitImport>

export const importHabits = endpoint({
  method: 'POST',
  path: '/api/habits/imports',
  summary: 'Bring habits with their history from another app; with `dryRun=1` only says what would come. Brought twice, it is there once',
  auth: 'session',
  query: z.object({ dryRun: z.enum(['0', '1']).default('1') }),
  body: bytes(['application/octet-stream'], MAX_IMPORT_BYTES),
  response: HabitImport,
  errors: ['too_large', 'unsupported', 'limit'],
})

export const exportHabits = endpoint({
  method: 'GET',
  path: '/api/habits/exports/:format',
  summary: 'All habits with all their days: as Loop Habit Tracker’s CSV zip, or as JSON',
  auth: 'session',
  params: z.object({ format: z.enum(['loop', 'json']) }),
  response: bytes(['application/zip', 'application/json']),
})
