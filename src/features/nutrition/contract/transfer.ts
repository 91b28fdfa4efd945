import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { DateOrder, OpenDate, type ImportOf } from '#platform/contract/import-endpoints.ts'
import { TEXT_ENCODINGS } from '#platform/contract/imports.ts'
import { FileTable } from './food-file.ts'

/** Limit for the whole export of a phone; `archive.ts` has far lower limits for tables and texts. */
export const MAX_IMPORT_BYTES = 2 * 1024 ** 3
export const IMPORT_ENDINGS = ['csv', 'txt', 'tsv', 'json', 'xml', 'zip'] as const
export const FOOD_SOURCES = ['cronometer', 'myfitnesspal', 'loseit', 'fddb', 'yazio', 'apple-health', 'table', 'fernwell'] as const

/** Reasons why a line, or a part of it, is skipped. Lines with a `doubt_` reason are imported unchanged and only reported. */
export const LINE_REASONS = [
  'date',
  'ahead',
  'amount',
  'value',
  'nothing',
  'deleted',
  'exercise',
  'product',
  'covered',
  'other_app',
  'half',
  'cut',
  'too_many',
  'shape',
  'doubt_much',
  'doubt_over_100',
  'doubt_kj',
] as const
export type LineReason = (typeof LINE_REASONS)[number]

/** Maximum number of lines that the report lists; further ones are only counted. */
export const SHOWN_LINES = 50
const SHOWN_COLUMNS = 120

/** Whether the carbohydrate of a file includes fibre. */
export const CarbsMeaning = z.enum(['with', 'without'])
export type CarbsMeaning = z.infer<typeof CarbsMeaning>

/** A file of the upload that is not part of the diary. */
const LeftFile = z.object({ name: z.string().max(120), kind: z.enum(['body', 'exercise', 'foods', 'other']), rows: z.int() })
export type LeftFile = z.infer<typeof LeftFile>

export const FoodImportReport = z.object({
  days: z.int(),
  items: z.int(),
  /** Number of different food names. */
  foods: z.int(),
  /** Number of new items. */
  fresh: z.int(),
  /** Days with new items that already have other entries; both stay. */
  busyDays: z.int(),
  /** Days imported as one sum, because the file has no foods for them. */
  wholeDays: z.int(),
  /** Items without grams; they are imported as quick entries with their exact values. */
  withoutGrams: z.int(),
  from: LocalDay.nullable(),
  to: LocalDay.nullable(),
  /** From our own export: number of new foods, recipes, meals and favourites. */
  things: z.int(),
  lines: z.array(z.object({ line: z.int(), reason: z.enum(LINE_REASONS), text: z.string().max(80), file: z.string().max(120) })),
  /** Number of skipped lines, of partly skipped lines, and of imported lines that look wrong. */
  unread: z.int(),
  partly: z.int(),
  doubted: z.int(),
  /** Non-empty columns that are not imported, and such files. */
  columns: z.array(z.string().max(80)).max(SHOWN_COLUMNS),
  files: z.array(LeftFile).max(60),
  /** Set if the file does not state whether carbohydrate includes fibre; `suggested`: the usual meaning in its app. */
  openCarbs: z.object({ suggested: CarbsMeaning.nullable() }).nullable(),
  openDate: OpenDate.nullable(),
  /** A table in an unknown format: its columns with sample values, and how they are read. */
  table: z
    .object({
      names: z.array(z.string().max(80)).max(200),
      samples: z.array(z.array(z.string().max(60)).max(3)).max(200),
      read: FileTable,
      /** True if the person chose the fields, in this import or in an earlier one with the same columns; false for a guess. */
      isSaid: z.boolean(),
    })
    .nullable(),
  encoding: z.enum(TEXT_ENCODINGS).nullable(),
  /** The total number of items, if it would exceed the limit. */
  tooMany: z.int().nullable(),
  /** Numbers of imported items. After an undo: those that stayed, because the person had changed them since. */
  came: z.object({ items: z.int(), days: z.int(), things: z.int() }),
})
export type FoodImportReport = z.infer<typeof FoodImportReport>

/** The person's answers to a report; `table`: for a file in an unknown format. */
export const FoodImportChoices = z.object({
  dateOrder: DateOrder.nullable(),
  carbs: CarbsMeaning.nullable(),
  table: FileTable.nullable().default(null),
})
export type FoodImportChoices = z.infer<typeof FoodImportChoices>
export const NO_CHOICES: FoodImportChoices = { dateOrder: null, carbs: null, table: null }

export type FoodImport = ImportOf<FoodImportReport, (typeof FOOD_SOURCES)[number]>

export const completeImportedDays = endpoint({
  method: 'POST',
  path: '/api/nutrition/imports/:id/complete',
  summary: 'Mark the past days with imported eaten items as complete, except those that the person marked before',
  params: z.object({ id: Id }),
  response: z.object({ days: z.int() }),
  errors: ['not_found', 'conflict'],
})

export const exportFoodFile = endpoint({
  method: 'GET',
  path: '/api/nutrition/exports/:format',
  summary: 'Export the whole diary: CSV with the columns of Cronometer, or complete JSON',
  params: z.object({ format: z.enum(['csv', 'json']) }),
  response: bytes(['text/csv', 'application/json']),
})
