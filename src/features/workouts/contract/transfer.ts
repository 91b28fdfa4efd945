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

/** Why a line, or a part of it, stays behind. */
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

/** Lines that are shown one by one; of more, their number is told. */
export const SHOWN_LINES = 50
/** Names of exercises that one file can have. */
export const MAX_NAMES = 1000

const ExerciseOfFile = z.object({
  name: z.string(),
  sets: z.int(),
  /** known: it is this one. near: the closest that there is; the person decides. unknown: `exercise` is what its name looks like, if anything. */
  match: z.enum(['known', 'near', 'unknown']),
  exercise: ExerciseId.nullable(),
  /** What it may be for, as far as its name or its group in the file tells. */
  muscle: z.enum(MUSCLES).nullable(),
})
export type ExerciseOfFile = z.infer<typeof ExerciseOfFile>

export const TrainingImportReport = z.object({
  sessions: z.int(),
  sets: z.int(),
  /** Sessions that are not here yet. */
  fresh: z.int(),
  /** Sessions that are here with other sets by now: they stay as they are here. */
  differ: z.int(),
  from: LocalDay.nullable(),
  to: LocalDay.nullable(),
  exercises: z.array(ExerciseOfFile),
  lines: z.array(z.object({ line: z.int(), reason: z.enum(LINE_REASONS), text: z.string().max(80) })),
  /** Lines that stay behind, and lines of which only a part does. */
  unread: z.int(),
  partly: z.int(),
  /** It has loads, or distances, and does not say in which unit. */
  openWeight: z.boolean(),
  openDistance: z.boolean(),
  /** A date of the file, read both ways, when the whole file does not tell which is right. */
  openDate: OpenDate.nullable(),
  /** A table of no app that is known: its columns with some of what is in them, and how they are read. */
  table: z
    .object({
      names: z.array(z.string().max(80)).max(MAX_TABLE_COLUMNS),
      samples: z.array(z.array(z.string().max(60)).max(3)).max(MAX_TABLE_COLUMNS),
      read: TrainingTable,
      /** The person said so, now or of an earlier file with the same columns. */
      isSaid: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  encoding: z.enum(TEXT_ENCODINGS).nullable(),
  /** How many sessions there would be, when those are more than there can be. */
  tooMany: z.int().nullable(),
  /** What came. After an undo: what was kept, because the person had changed it since. */
  came: z.object({ sessions: z.int(), sets: z.int(), exercises: z.int() }),
})
export type TrainingImportReport = z.infer<typeof TrainingImportReport>

/** What the person says to a report; `exercises` names those that are not known. */
export const TrainingImportChoices = z.object({
  weightUnit: z.enum(WEIGHT_UNITS).nullable(),
  distanceUnit: z.enum(DISTANCE_UNITS).nullable(),
  dateOrder: DateOrder.nullable(),
  exercises: z
    .array(
      z.object({
        name: z.string().max(200),
        /** One that there is, or one of their own that is made for this muscle. */
        as: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('here'), exercise: ExerciseId }),
          z.object({ kind: z.literal('own'), muscle: z.enum(MUSCLES) }),
        ]),
      }),
    )
    .max(MAX_NAMES),
  /** Of a file of no known app. */
  table: TrainingTable.nullable().default(null),
})
export type TrainingImportChoices = z.infer<typeof TrainingImportChoices>

export type TrainingImport = ImportOf<TrainingImportReport, (typeof TRAINING_SOURCES)[number]>

export const exportTrainingFile = endpoint({
  method: 'GET',
  path: '/api/workouts/exports/:format',
  summary: 'All finished sessions with every set: in the columns of Hevy or Strong (CSV), or everything as JSON',
  auth: 'session',
  params: z.object({ format: z.enum(['hevy', 'strong', 'json']) }),
  response: bytes(['text/csv', 'application/json']),
})
