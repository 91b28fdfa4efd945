import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import type { ImportOf } from '#platform/contract/import-endpoints.ts'
import { TEXT_ENCODINGS } from '#platform/contract/imports.ts'
import { MoodLevel } from './records.ts'
import { JournalQuery } from './sync.ts'

export const MAX_IMPORT_BYTES = 2 * 1024 ** 3
export const IMPORT_ENDINGS = ['zip', 'json', 'csv', 'daylio', 'md', 'markdown', 'txt', 'html', 'htm', 'diary', 'db', 'sqlite'] as const
/** Most items that a report lists; the rest is only counted. */
export const MAX_REPORT_ITEMS = 300
/** Most days of a book: a little more than ten years. */
export const MAX_BOOK_DAYS = 3700

export const IMPORT_SOURCES = ['fernwell', 'dayone', 'daylio', 'journey', 'jrnl', 'diarium', 'apple', 'pixels', 'markdown'] as const
export const ImportSource = z.enum(IMPORT_SOURCES)
export type ImportSource = z.infer<typeof ImportSource>

/** Reasons why an item, or a part of it, cannot be imported. The web app has the texts. */
export const PROBLEM_CODES = [
  'unreadable',
  'no_date',
  'bad_date',
  'too_long',
  'missing_file',
  'file_too_large',
  'unknown_mood',
  'not_kept',
  'bad_path',
  'too_many_tags',
  'duplicate',
  'empty_file',
  'damaged_file',
  'bad_time',
  'lost_signs',
  'coordinates',
  'music',
  'steps',
  'state_of_mind',
  'workout',
  'card',
] as const
export const ImportProblem = z.object({
  code: z.enum(PROBLEM_CODES),
  /** The item, named by a title, a day or a file of the source. */
  item: z.string().max(200),
})
export type ImportProblem = z.infer<typeof ImportProblem>

export const MoodName = z.object({ name: z.string().max(80), count: z.int(), level: MoodLevel.nullable() })
export type MoodName = z.infer<typeof MoodName>

export const ImportReport = z.object({
  /** Number of importable entries, and of those among them that exist already (these stay unchanged). */
  entries: z.int(),
  known: z.int(),
  files: z.int(),
  activities: z.int(),
  tags: z.int(),
  from: LocalDay.nullable(),
  to: LocalDay.nullable(),
  /** The first entries as they would be imported. */
  sample: z.array(
    z.object({ day: LocalDay, title: z.string(), words: z.int(), files: z.int(), mood: MoodLevel.nullable(), known: z.boolean() }),
  ),
  problems: z.array(ImportProblem),
  problemCounts: z.partialRecord(z.enum(PROBLEM_CODES), z.int()),
  /** Mood names of the source, with the level it or its name gives; a null needs the person. */
  moods: z.array(MoodName),
  /** Whether the source has no time zone. */
  needsZone: z.boolean(),
  /** The assumed text encoding; null where the file leaves no doubt. Old reports have none. */
  encoding: z.enum(TEXT_ENCODINGS).nullable().optional(),
  /** Number of entries pinned in the source, which can become starred here. */
  pinned: z.int().optional(),
  /** Journals of the source besides its first, with the number of entries of each. */
  journals: z.array(z.object({ name: z.string().max(80), count: z.int() })).optional(),
  /** After the import: moods with only a name, whose entries wait for a level. */
  openMoods: z.array(MoodName).default([]),
})
export type ImportReport = z.infer<typeof ImportReport>

export type JournalImport = ImportOf<ImportReport, ImportSource>

const Levels = z.array(z.object({ name: z.string().max(80), level: MoodLevel })).max(500)
export const JournalImportChoices = z.object({
  /** The person's own levels for the moods of the source. */
  moods: Levels.default([]),
  /** Whether pinned entries become starred here. */
  starPinned: z.boolean().default(false),
  /** Whether the source's journals become journals here; if not, they become tags. */
  journalsApart: z.boolean().default(true),
})
export type JournalImportChoices = z.infer<typeof JournalImportChoices>

export const exportJournal = endpoint({
  method: 'GET',
  path: '/api/journal/export',
  summary: 'Export the whole journal as a zip: importable JSON, readable Markdown and all files',
  response: bytes(['application/zip']),
  errors: ['limit'],
})

export const exportBook = endpoint({
  method: 'GET',
  path: '/api/journal/book',
  summary: 'Export the entries of a range of days as a PDF book with pictures',
  query: JournalQuery.extend({ from: LocalDay, to: LocalDay, locale: z.enum(['en', 'de']).default('en') }),
  response: bytes(['application/pdf']),
  errors: ['limit', 'unavailable'],
})

/** Characters that the book's fonts lack, by script (ISO 15924; null: of no script, like symbols), the most frequent first. */
export const BookSigns = z.object({
  scripts: z.array(z.object({ script: z.string().length(4).nullable(), signs: z.number().int(), examples: z.array(z.string()) })),
})
export type BookSigns = z.infer<typeof BookSigns>

export const lookAtBook = endpoint({
  method: 'GET',
  path: '/api/journal/book/signs',
  summary: 'List the characters of a range of days that the PDF book cannot display, by script',
  query: JournalQuery.extend({ from: LocalDay, to: LocalDay }),
  response: BookSigns,
})
