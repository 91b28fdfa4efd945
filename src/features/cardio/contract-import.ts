import { z } from 'zod'
import { Instant, Zone } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { IMPORT_FAILURES, IMPORT_PART_BYTES, IMPORT_STATES } from '#platform/contract/imports.ts'
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

export const CardioImportSummary = z.object({
  id: Id,
  state: z.enum(IMPORT_STATES),
  name: z.string().max(200),
  bytes: z.int(),
  received: z.array(z.int()),
  done: z.int(),
  total: z.int(),
  /** Sessions that came; after an undo, those that stayed. */
  entries: z.int(),
  failure: z.enum(IMPORT_FAILURES).nullable(),
  createdAt: Instant,
})
export type CardioImportSummary = z.infer<typeof CardioImportSummary>

export const CardioImportDetail = CardioImportSummary.extend({ report: CardioImportReport.nullable() })
export type CardioImportDetail = z.infer<typeof CardioImportDetail>

const params = z.object({ id: Id })

export const beginCardioImport = endpoint({
  method: 'POST',
  path: '/api/cardio/imports',
  summary: 'Announce a recording or a zip of them; its bytes follow in parts. Repeating it with the same id is the same import',
  auth: 'session',
  body: z.object({ id: Id, name: z.string().trim().min(1).max(200), bytes: z.int().min(1), zone: Zone }),
  response: CardioImportDetail,
  errors: ['too_large', 'unsupported', 'conflict', 'limit'],
})

export const putCardioImportPart = endpoint({
  method: 'PUT',
  path: '/api/cardio/imports/:id/parts/:index',
  summary: 'One part of the file; after the last one, reading begins. A part may be sent again',
  auth: 'session',
  params: z.object({
    id: Id,
    index: z.coerce
      .number()
      .int()
      .min(0)
      .max(Math.ceil(MAX_IMPORT_BYTES / IMPORT_PART_BYTES)),
  }),
  body: bytes(['application/octet-stream'], IMPORT_PART_BYTES),
  response: CardioImportSummary,
  errors: ['not_found', 'conflict', 'too_large'],
})

export const startCardioImport = endpoint({
  method: 'POST',
  path: '/api/cardio/imports/:id/start',
  summary: 'Take in what the report shows; `kind` is for what the files do not say',
  auth: 'session',
  params,
  body: z.object({ kind: z.enum(CARDIO_KINDS) }),
  response: CardioImportSummary,
  errors: ['not_found', 'conflict'],
})

export const cancelCardioImport = endpoint({
  method: 'POST',
  path: '/api/cardio/imports/:id/cancel',
  summary: 'Stop an import and let go of its file; what it had brought stays until it is undone',
  auth: 'session',
  params,
  response: CardioImportSummary,
  errors: ['not_found', 'conflict'],
})

export const undoCardioImport = endpoint({
  method: 'POST',
  path: '/api/cardio/imports/:id/undo',
  summary: 'Take back the sessions that an import brought, but for what was changed since',
  auth: 'session',
  params,
  response: CardioImportSummary,
  errors: ['not_found', 'conflict'],
})

export const getCardioImport = endpoint({
  method: 'GET',
  path: '/api/cardio/imports/:id',
  summary: 'How an import stands, with its report',
  auth: 'session',
  params,
  response: CardioImportDetail,
  errors: ['not_found'],
})

export const listCardioImports = endpoint({
  method: 'GET',
  path: '/api/cardio/imports',
  summary: 'Imports of recordings, newest first',
  auth: 'session',
  query: z.object({ before: Id.optional(), limit: z.coerce.number().int().min(1).max(50).default(20) }),
  response: z.object({ imports: z.array(CardioImportSummary), next: Id.nullable() }),
})
