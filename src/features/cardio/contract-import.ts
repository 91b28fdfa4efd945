import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import type { ImportOf } from '#platform/contract/import-endpoints.ts'
import { CARDIO_KINDS } from './engine/kinds.ts'
import { SOURCES } from './contract.ts'

export const MAX_IMPORT_BYTES = 2 * 1024 ** 3
export const IMPORT_ENDINGS = ['gpx', 'tcx', 'fit', 'gz', 'zip', 'xml'] as const
/** Rows of the report; what is more is counted. */
export const REPORT_ROWS = 200
/** Kinds of what stays behind that are named. */
export const LEFT_ROWS = 60

const FileProblem = z.enum(['unknown', 'no_times', 'empty', 'broken', 'too_large'])

const Found = z.object({
  startedAt: Instant,
  seconds: z.int(),
  metres: z.number().nullable(),
  /** null: the file does not say. */
  kind: z.enum(CARDIO_KINDS).nullable(),
  source: z.enum(SOURCES),
  name: z.string(),
  hasRoute: z.boolean(),
  /** It is here already, or stands twice in what was brought. */
  isKnown: z.boolean(),
  /** The file ends in its middle; this is what is whole of it. */
  isCut: z.boolean(),
})

export const CardioImportReport = z.object({
  /** The first REPORT_ROWS, oldest first. */
  found: z.array(Found),
  total: z.int(),
  fresh: z.int(),
  /** Fresh ones of which the file does not say what was done. */
  kindless: z.int(),
  cut: z.int(),
  unread: z.array(z.object({ path: z.string(), problem: FileProblem })),
  unreadTotal: z.int(),
  /** Figures of the body, by the moment they were taken. Imports from before there were any have none of what follows. */
  figures: z
    .object({
      total: z.int(),
      fresh: z.int(),
      /** How many hold which; one moment may hold several. */
      weight: z.int(),
      bodyFat: z.int(),
      waist: z.int(),
      from: LocalDay.nullable(),
      to: LocalDay.nullable(),
      /** Outside of what a body can measure. */
      refused: z.int(),
    })
    .nullable()
    .default(null),
  /** Kinds of records that have no place here, by the name that the file has for them, most of them first. */
  left: z.array(z.object({ kind: z.string().max(200), count: z.int() })).default([]),
  leftTotal: z.int().default(0),
  /** Records with a place here of which the figure, the unit or the time cannot be read. */
  unclear: z.int().default(0),
  /** Once it ran: how many of `entries` are figures of the body. After an undo: how many of them stayed. */
  cameFigures: z.int().default(0),
  /** After an undo: sessions that stayed, because they were changed since. */
  stayed: z.int(),
})
export type CardioImportReport = z.infer<typeof CardioImportReport>

export type CardioImport = ImportOf<CardioImportReport>

/** `kind` is for what the files do not say. */
export const CardioImportChoices = z.object({ kind: z.enum(CARDIO_KINDS).default('other') })
export type CardioImportChoices = z.infer<typeof CardioImportChoices>
