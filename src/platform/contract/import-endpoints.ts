import { z } from 'zod'
import { Instant, LocalDay, Zone } from './dates.ts'
import { bytes, endpoint } from './endpoint.ts'
import { Id } from './ids.ts'
import { IMPORT_FAILURES, IMPORT_PART_BYTES, IMPORT_STATES, TEXT_ENCODINGS } from './imports.ts'

/** The reading of a file's dates like `4/5/2024`: asked where the whole file is ambiguous. */
export const DateOrder = z.enum(['dayFirst', 'monthFirst'])
export type DateOrder = z.infer<typeof DateOrder>
/** A date as the file writes it, and both days that it can mean. */
export const OpenDate = z.object({ text: z.string().max(40), dayFirst: LocalDay, monthFirst: LocalDay })
export type OpenDate = z.infer<typeof OpenDate>

/** The fields that every kind of import shows. */
export const ImportSummary = z.object({
  id: Id,
  /** The feature that receives it. */
  kind: z.string(),
  state: z.enum(IMPORT_STATES),
  /** The app or format of the file, as its kind names it. */
  source: z.string().nullable(),
  /** The file's name. */
  name: z.string().max(200),
  bytes: z.int(),
  /** Indexes of the parts that are stored. */
  received: z.array(z.int()),
  zone: z.string(),
  /** Things written while running, removed while undoing. */
  done: z.int(),
  total: z.int(),
  /** Imported things; after an undo, those that remain. */
  entries: z.int(),
  failure: z.enum(IMPORT_FAILURES).nullable(),
  createdAt: Instant,
})
export type ImportSummary = z.infer<typeof ImportSummary>

/** The same with its report, once the file is read. The report's shape belongs to the kind; the server validates it. */
export const ImportDetail = ImportSummary.extend({ report: z.unknown() })
/** An import of a kind whose contract names its report and its sources. */
export type ImportOf<Report, Source extends string = string> = Omit<ImportSummary, 'source'> & {
  source: Source | null
  report: Report | null
}

const params = z.object({ id: Id })
const errors = ['not_found', 'conflict'] as const

export const beginImport = endpoint({
  method: 'POST',
  path: '/api/imports',
  summary: 'Create an import of a file, which is then uploaded in parts; idempotent by id',
  body: z.object({ kind: z.string().max(40), id: Id, name: z.string().trim().min(1).max(200), bytes: z.int().min(1), zone: Zone }),
  response: ImportDetail,
  errors: ['not_found', 'too_large', 'unsupported', 'conflict', 'limit'],
})

export const putImportPart = endpoint({
  method: 'PUT',
  path: '/api/imports/:id/parts/:index',
  summary: 'Upload one part of the file; idempotent. The last missing part starts the reading',
  params: params.extend({ index: z.coerce.number().int().min(0).max(100_000) }),
  body: bytes(['application/octet-stream'], IMPORT_PART_BYTES),
  response: ImportSummary,
  errors: [...errors, 'too_large'],
})

export const startImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/start',
  summary: 'Start importing the items of the report, with answers to its open questions',
  params,
  body: z.object({ zone: Zone.optional(), choices: z.unknown().optional() }),
  response: ImportSummary,
  errors: [...errors, 'limit', 'invalid'],
})

export const rereadImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/reread',
  summary: 'Read the file again with another text encoding or column mapping',
  params,
  body: z.union([z.object({ encoding: z.enum(TEXT_ENCODINGS) }), z.object({ table: z.unknown() })]),
  response: ImportSummary,
  errors: [...errors, 'invalid'],
})

export const continueImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/continue',
  summary: 'Continue a completed or cancelled import with further choices; its file is not needed',
  params,
  body: z.object({ choices: z.unknown().optional() }),
  response: ImportSummary,
  errors: [...errors, 'invalid'],
})

export const cancelImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/cancel',
  summary: 'Cancel an import and delete its file; imported items remain until the import is undone',
  params,
  response: ImportSummary,
  errors,
})

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/undo',
  summary: 'Undo an import: delete its items, except those changed since',
  params,
  response: ImportSummary,
  errors,
})

export const getImport = endpoint({
  method: 'GET',
  path: '/api/imports/:id',
  summary: 'Get the state and the report of an import',
  params,
  response: ImportDetail,
  errors: ['not_found'],
})

export const listImports = endpoint({
  method: 'GET',
  path: '/api/imports',
  summary: 'List imports of one kind, newest first; paginated',
  query: z.object({ kind: z.string().max(40), before: Id.optional(), limit: z.coerce.number().int().min(1).max(50).default(20) }),
  response: z.object({ imports: z.array(ImportSummary), next: Id.nullable() }),
})
