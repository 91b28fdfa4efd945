import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import type { ImportOf } from '#platform/contract/import-endpoints.ts'
import { CARDIO_KINDS } from './engine/kinds.ts'
import { SOURCES } from './contract.ts'

export const MAX_IMPORT_BYTES = 2 * 1024 ** 3
export const IMPORT_ENDINGS = ['gpx', 'tcx', 'fit', 'gz', 'zip', 'xml'] as const
/** Maximum number of rows in the report; further recordings are only counted. */
export const REPORT_ROWS = 200
/** Maximum number of kinds of skipped records that the report names. */
export const LEFT_ROWS = 60

const FileProblem = z.enum(['unknown', 'no_times', 'empty', 'broken', 'too_large'])

const Found = z.object({
  startedAt: Instant,
  seconds: z.int(),
  metres: z.number().nullable(),
  /** null: the file states no kind. */
  kind: z.enum(CARDIO_KINDS).nullable(),
  source: z.enum(SOURCES),
  name: z.string(),
  hasRoute: z.boolean(),
  /** The session exists already, or appears twice in the upload. */
  isKnown: z.boolean(),
  /** The file is truncated; this is its complete part. */
  isCut: z.boolean(),
})

export const CardioImportReport = z.object({
  /** The first REPORT_ROWS, oldest first. */
  found: z.array(Found),
  total: z.int(),
  fresh: z.int(),
  /** New sessions whose file does not state a kind. */
  kindless: z.int(),
  cut: z.int(),
  unread: z.array(z.object({ path: z.string(), problem: FileProblem })),
  unreadTotal: z.int(),
  /** Body figures, by the moment of measurement. Reports of older imports lack this field and all that follow. */
  figures: z
    .object({
      total: z.int(),
      fresh: z.int(),
      /** Number of moments with each figure; one moment may have several figures. */
      weight: z.int(),
      bodyFat: z.int(),
      waist: z.int(),
      from: LocalDay.nullable(),
      to: LocalDay.nullable(),
      /** Figures out of plausible bounds. */
      refused: z.int(),
    })
    .nullable()
    .default(null),
  /** Unsupported kinds of records, by their name in the file, most frequent first. */
  left: z.array(z.object({ kind: z.string().max(200), count: z.int() })).default([]),
  leftTotal: z.int().default(0),
  /** Supported records whose figure, unit or time is unreadable. */
  unclear: z.int().default(0),
  /** After the import: the number of `entries` that are body figures. After an undo: the number of them that stayed. */
  cameFigures: z.int().default(0),
  /** After an undo: sessions that stayed, because the person had changed them since. */
  stayed: z.int(),
})
export type CardioImportReport = z.infer<typeof CardioImportReport>

export type CardioImport = ImportOf<CardioImportReport>

/** `kind` applies to sessions whose file states none. */
export const CardioImportChoices = z.object({ kind: z.enum(CARDIO_KINDS).default('other') })
export type CardioImportChoices = z.infer<typeof CardioImportChoices>
