import { z } from 'zod'
import { Instant, LocalDay, Zone } from './dates.ts'
import { bytes, endpoint } from './endpoint.ts'
import { Id } from './ids.ts'
import { IMPORT_FAILURES, IMPORT_PART_BYTES, IMPORT_STATES, TEXT_ENCODINGS } from './imports.ts'

/** How a file's dates like `4/5/2024` are read: asked where the whole file leaves it open. */
export const DateOrder = z.enum(['dayFirst', 'monthFirst'])
export type DateOrder = z.infer<typeof DateOrder>
/** A date as the file writes it, and both days that it can be. */
export const OpenDate = z.object({ text: z.string().max(40), dayFirst: LocalDay, monthFirst: LocalDay })
export type OpenDate = z.infer<typeof OpenDate>

/**
 * The endpoints of bringing files in that are the same whatever they bring: announce, send in parts, read anew, cancel, take back, look,
 * list. Only what starts an import differs, by what the person has to answer: each feature declares that itself. A contract gives each a
 * name of its own (`export const beginHabitImport = imports.begin`), which is how the build knows them.
 */
export function importEndpoints<Source extends z.ZodType, Report extends z.ZodType>({
  path,
  announces,
  takesBack,
  lists,
  maxBytes,
  source,
  report,
}: {
  path: `/api/${string}/imports`
  /** What is announced, taken back and listed, for the summaries: `a file of another habit tracker`. */
  announces: string
  takesBack: string
  lists: string
  maxBytes: number
  /** Which app or format it is of, as far as an import says so. */
  source: Source
  report: Report
}) {
  const under = (rest: string) => `${path}${rest}` as `/api/${string}`
  const params = z.object({ id: Id })
  const Summary = z.object({
    id: Id,
    state: z.enum(IMPORT_STATES),
    source,
    name: z.string().max(200),
    bytes: z.int(),
    /** Parts that are safe, by their index. */
    received: z.array(z.int()),
    /** Things written while running, taken back while undoing. */
    done: z.int(),
    total: z.int(),
    /** Things that came; after an undo, those that were kept. */
    entries: z.int(),
    failure: z.enum(IMPORT_FAILURES).nullable(),
    createdAt: Instant,
  })
  const Detail = Summary.extend({ report: report.nullable() })
  return {
    Summary,
    Detail,
    begin: endpoint({
      method: 'POST',
      path,
      summary: `Announce ${announces}; its bytes follow in parts. Repeating it with the same id is the same import`,
      auth: 'session',
      body: z.object({ id: Id, name: z.string().trim().min(1).max(200), bytes: z.int().min(1), zone: Zone }),
      response: Detail,
      errors: ['too_large', 'unsupported', 'conflict', 'limit'],
    }),
    putPart: endpoint({
      method: 'PUT',
      path: under('/:id/parts/:index'),
      summary: 'One part of the file; after the last one, reading begins. A part may be sent again',
      auth: 'session',
      params: z.object({
        id: Id,
        index: z.coerce
          .number()
          .int()
          .min(0)
          .max(Math.ceil(maxBytes / IMPORT_PART_BYTES)),
      }),
      body: bytes(['application/octet-stream'], IMPORT_PART_BYTES),
      response: Summary,
      errors: ['not_found', 'conflict', 'too_large'],
    }),
    reread: endpoint({
      method: 'POST',
      path: under('/:id/encoding'),
      summary: 'Read the file anew, its texts in this encoding',
      auth: 'session',
      params,
      body: z.object({ encoding: z.enum(TEXT_ENCODINGS) }),
      response: Summary,
      errors: ['not_found', 'conflict'],
    }),
    cancel: endpoint({
      method: 'POST',
      path: under('/:id/cancel'),
      summary: 'Stop an import and let go of its file; what it had brought stays until it is undone',
      auth: 'session',
      params,
      response: Summary,
      errors: ['not_found', 'conflict'],
    }),
    undo: endpoint({
      method: 'POST',
      path: under('/:id/undo'),
      summary: `Take back the ${takesBack} that an import brought, but for what was changed since`,
      auth: 'session',
      params,
      response: Summary,
      errors: ['not_found', 'conflict'],
    }),
    get: endpoint({
      method: 'GET',
      path: under('/:id'),
      summary: 'How an import stands, with its report',
      auth: 'session',
      params,
      response: Detail,
      errors: ['not_found'],
    }),
    list: endpoint({
      method: 'GET',
      path,
      summary: `Imports of ${lists}, newest first`,
      auth: 'session',
      query: z.object({ before: Id.optional(), limit: z.coerce.number().int().min(1).max(50).default(20) }),
      response: z.object({ imports: z.array(Summary), next: Id.nullable() }),
    }),
  }
}
