import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { DateOrder, OpenDate, type ImportOf } from '#platform/contract/import-endpoints.ts'
import { TEXT_ENCODINGS } from '#platform/contract/imports.ts'
import { FileTable } from './food-file.ts'

/** A phone's whole export has so many; tables and texts have to be far smaller (`archive.ts`). */
export const MAX_IMPORT_BYTES = 2 * 1024 ** 3
export const IMPORT_ENDINGS = ['csv', 'txt', 'tsv', 'json', 'xml', 'zip'] as const
export const FOOD_SOURCES = ['cronometer', 'myfitnesspal', 'loseit', 'fddb', 'yazio', 'apple-health', 'table', 'fernwell'] as const

/** Why a line, or a part of it, stays behind; `doubt_` ones come as they are and are only told. */
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

/** Lines that are shown one by one; of more, their number is told. */
export const SHOWN_LINES = 50
const SHOWN_COLUMNS = 120

/** Whether fibre is counted in what a file calls carbohydrate. */
export const CarbsMeaning = z.enum(['with', 'without'])
export type CarbsMeaning = z.infer<typeof CarbsMeaning>

/** What somebody brought beside the diary, and what has no place here. */
const LeftFile = z.object({ name: z.string().max(120), kind: z.enum(['body', 'exercise', 'foods', 'other']), rows: z.int() })
export type LeftFile = z.infer<typeof LeftFile>

export const FoodImportReport = z.object({
  days: z.int(),
  items: z.int(),
  /** Names that differ. */
  foods: z.int(),
  /** Items that are not here yet. */
  fresh: z.int(),
  /** Days of those on which something else is written down here already: both stay. */
  busyDays: z.int(),
  /** Days that come as one sum, since the file has no foods of them. */
  wholeDays: z.int(),
  /** Items that say no grams: they keep their values exactly, as entries of their own. */
  withoutGrams: z.int(),
  from: LocalDay.nullable(),
  to: LocalDay.nullable(),
  /** Of our own file: foods, recipes, meals and favourites that are not here yet. */
  things: z.int(),
  lines: z.array(z.object({ line: z.int(), reason: z.enum(LINE_REASONS), text: z.string().max(80), file: z.string().max(120) })),
  /** Lines that stay behind; lines of which a part does; lines that come and look wrong. */
  unread: z.int(),
  partly: z.int(),
  doubted: z.int(),
  /** Columns with something in them that has no place here, and files. */
  columns: z.array(z.string().max(80)).max(SHOWN_COLUMNS),
  files: z.array(LeftFile).max(60),
  /** The file does not say whether fibre is in its carbohydrate; `suggested`: what its app usually means. */
  openCarbs: z.object({ suggested: CarbsMeaning.nullable() }).nullable(),
  openDate: OpenDate.nullable(),
  /** A table of no app that is known: its columns with some of what is in them, and how they are read. */
  table: z
    .object({
      names: z.array(z.string().max(80)).max(200),
      samples: z.array(z.array(z.string().max(60)).max(3)).max(200),
      read: FileTable,
      /** The person said so, in this import or in an earlier one with the same columns; otherwise it is guessed. */
      isSaid: z.boolean(),
    })
    .nullable(),
  encoding: z.enum(TEXT_ENCODINGS).nullable(),
  /** How many items there would be, when those are more than there can be. */
  tooMany: z.int().nullable(),
  /** What came. After an undo: what was kept, because the person had changed it since. */
  came: z.object({ items: z.int(), days: z.int(), things: z.int() }),
})
export type FoodImportReport = z.infer<typeof FoodImportReport>

/** What the person says to a report; `table`: of a file of no known app. */
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
  summary:
    'Say that the days on which this import brought something eaten are all written down, but for today and days of which somebody said so',
  auth: 'session',
  params: z.object({ id: Id }),
  response: z.object({ days: z.int() }),
  errors: ['not_found', 'conflict'],
})

export const exportFoodFile = endpoint({
  method: 'GET',
  path: '/api/nutrition/exports/:format',
  summary: 'The whole diary: as a table in the columns of Cronometer (CSV), or everything as JSON',
  auth: 'session',
  params: z.object({ format: z.enum(['csv', 'json']) }),
  response: bytes(['text/csv', 'application/json']),
})
