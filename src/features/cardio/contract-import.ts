import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { importEndpoints } from '#platform/contract/import-endpoints.ts'
import { CARDIO_KINDS } from './engine/kinds.ts'
import { SOURCES } from './contract.ts'

export const MAX_IMPORT_BYTES = 500 * 1024 * 1024
export const IMPORT_ENDINGS = ['gpx', 'tcx', 'fit', 'gz', 'zip'] as const
/** Rows of the report; what is more is counted. */
export const REPORT_ROWS = 200

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
  /** After an undo: sessions that stayed, because they were changed since. */
  stayed: z.int(),
})
export type CardioImportReport = z.infer<typeof CardioImportReport>

const imports = importEndpoints({
  path: '/api/cardio/imports',
  announces: 'a recording or a zip of them',
  takesBack: 'sessions',
  lists: 'recordings',
  maxBytes: MAX_IMPORT_BYTES,
  source: z.string().nullable(),
  report: CardioImportReport,
})
export const CardioImportSummary = imports.Summary
export type CardioImportSummary = z.infer<typeof CardioImportSummary>
export const CardioImportDetail = imports.Detail
export type CardioImportDetail = z.infer<typeof CardioImportDetail>

export const beginCardioImport = imports.begin
export const putCardioImportPart = imports.putPart
export const cancelCardioImport = imports.cancel
export const undoCardioImport = imports.undo
export const getCardioImport = imports.get
export const listCardioImports = imports.list

export const startCardioImport = endpoint({
  method: 'POST',
  path: '/api/cardio/imports/:id/start',
  summary: 'Take in what the report shows; `kind` is for what the files do not say',
  auth: 'session',
  params: z.object({ id: Id }),
  body: z.object({ kind: z.enum(CARDIO_KINDS) }),
  response: CardioImportSummary,
  errors: ['not_found', 'conflict'],
})
