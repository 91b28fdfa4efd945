import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { MUSCLES } from '#platform/body/muscles.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { DateOrder, OpenDate, type ImportOf } from '#platform/contract/import-endpoints.ts'
import { TEXT_ENCODINGS } from '#platform/contract/imports.ts'
import { WEIGHT_UNITS } from '../gyms/gym.ts'
import { MAX_TABLE_COLUMNS, TrainingTable } from './training-table.ts'
import { ExerciseId } from './training-shapes.ts'

export const MAX_IMPORT_BYTES = 50 * 1024 * 1024
export const IMPORT_ENDINGS = ['csv', 'txt', 'tsv', 'json'] as const
export const TRAINING_SOURCES = ['hevy', 'strong', 'fitnotes', 'table', 'fernwell'] as const
export const DISTANCE_UNITS = ['km', 'mi'] as const
export type DistanceUnit = (typeof DISTANCE_UNITS)[number]

/** Reasons why a line, or a part of it, is not imported. */
export const LINE_REASONS = [
  'date',
  'ahead',
  'exercise',
  'weight',
  'reps',
  'distance',
  'time',
  'effort',
  'nothing',
  'cut',
  'too_many',
  'shape',
] as const
export type LineReason = (typeof LINE_REASONS)[number]

/** Lines that are listed one by one; for more, only their number is shown. */
export const SHOWN_LINES = 50
/** The most exercise names in one file. */
export const MAX_NAMES = 1000

const ExerciseOfFile = z.object({
  name: z.string(),
  sets: z.int(),
  /** known: it is `exercise`. near: `exercise` is the closest one; the person decides. unknown: a guess by its name, or null. */
  match: z.enum(['known', 'near', 'unknown']),
  exercise: ExerciseId.nullable(),
  /** The muscle it probably trains, by its name or its group in the file. */
  muscle: z.enum(MUSCLES).nullable(),
})
export type ExerciseOfFile = z.infer<typeof ExerciseOfFile>

export const TrainingImportReport = z.object({
  sessions: z.int(),
  sets: z.int(),
  /** Sessions that do not exist here yet. */
  fresh: z.int(),
  /** Sessions that exist here with other sets; these stay unchanged. */
  differ: z.int(),
  from: LocalDay.nullable(),
  to: LocalDay.nullable(),
  exercises: z.array(ExerciseOfFile),
  lines: z.array(z.object({ line: z.int(), reason: z.enum(LINE_REASONS), text: z.string().max(80) })),
  /** Lines that are not imported at all, and lines that are imported in part. */
  unread: z.int(),
  partly: z.int(),
  /** It has loads or distances without a unit. */
  openWeight: z.boolean(),
  openDistance: z.boolean(),
  /** A date of the file, read both ways, if the whole file does not show which one is right. */
  openDate: OpenDate.nullable(),
  /** A table of an unknown app: its columns with sample values, and their meanings. */
  table: z
    .object({
      names: z.array(z.string().max(80)).max(MAX_TABLE_COLUMNS),
      samples: z.array(z.array(z.string().max(60)).max(3)).max(MAX_TABLE_COLUMNS),
      read: TrainingTable,
      /** The person confirmed the columns, now or for an earlier file with the same columns. */
      isSaid: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  encoding: z.enum(TEXT_ENCODINGS).nullable(),
  /** The total number of sessions after the import, if it would exceed the limit. */
  tooMany: z.int().nullable(),
  /** The number of imported items. After an undo: items that stayed, because the person had changed them since. */
  came: z.object({ sessions: z.int(), sets: z.int(), exercises: z.int() }),
})
export type TrainingImportReport = z.infer<typeof TrainingImportReport>

/** The person's answers to a report; `exercises` maps the unknown names. */
export const TrainingImportChoices = z.object({
  weightUnit: z.enum(WEIGHT_UNITS).nullable(),
  distanceUnit: z.enum(DISTANCE_UNITS).nullable(),
  dateOrder: DateOrder.nullable(),
  exercises: z
    .array(
      z.object({
        name: z.string().max(200),
        /** An existing exercise, or a new own one for this muscle. */
        as: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('here'), exercise: ExerciseId }),
          z.object({ kind: z.literal('own'), muscle: z.enum(MUSCLES) }),
        ]),
      }),
    )
    .max(MAX_NAMES),
  /** For a file of an unknown app. */
  table: TrainingTable.nullable().default(null),
})
export type TrainingImportChoices = z.infer<typeof TrainingImportChoices>

export type TrainingImport = ImportOf<TrainingImportReport, (typeof TRAINING_SOURCES)[number]>

export const exportTrainingFile = endpoint({
  method: 'GET',
  path: '/api/workouts/exports/:format',
  summary: 'Export all finished sessions with every set: CSV with the columns of Hevy or Strong, or JSON with own exercises',
  params: z.object({ format: z.enum(['hevy', 'strong', 'json']) }),
  response: bytes(['text/csv', 'application/json']),
})
