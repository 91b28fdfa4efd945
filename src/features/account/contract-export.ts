import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Download all data of the account as one zip: JSON, notes in Markdown, all files and an explanatory README',
  freshProof: true,
  response: bytes(['application/zip']),
  errors: ['limit'],
})

/** From this size on, an export takes about ten seconds or more, so it is prepared first and downloaded when it is ready. */
export const PREPARED_FROM_BYTES = 200 * 1024 * 1024
/** How long a prepared export can be downloaded. */
export const PREPARED_HOURS = 48

export const EXPORT_STATES = ['preparing', 'ready', 'failed'] as const

/** An export prepared as a zip, or null if there is none. `done` and `total` are bytes, the total an estimate; it is deleted at `until`. */
export const PreparedExport = z.object({
  id: Id,
  state: z.enum(EXPORT_STATES),
  done: z.int(),
  total: z.int(),
  startedAt: Instant,
  until: Instant.nullable(),
})
export type PreparedExport = z.infer<typeof PreparedExport>

export const getExport = endpoint({
  method: 'GET',
  path: '/api/account/exports',
  summary: 'Get the prepared export with its state and progress, or null',
  response: z.object({ prepared: PreparedExport.nullable() }),
})

export const beginExport = endpoint({
  method: 'POST',
  path: '/api/account/exports',
  summary: 'Request an export. `direct`: it is small enough to download immediately; otherwise it is prepared, one at a time',
  freshProof: true,
  body: z.object({}),
  response: z.object({ direct: z.boolean(), prepared: PreparedExport.nullable() }),
  errors: ['limit'],
})

export const openExport = endpoint({
  method: 'POST',
  path: '/api/account/exports/:id/link',
  summary: 'Get the download address of a prepared export; valid until the export is deleted, so downloads can be resumed',
  freshProof: true,
  params: z.object({ id: Id }),
  response: z.object({ path: z.string() }),
  errors: ['not_found'],
})

export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/account/exports/:id',
  summary: 'Download the zip of a prepared export; supports range requests, so interrupted downloads can be resumed',
  params: z.object({ id: Id }),
  /** Issued by `openExport`: a session without this ticket cannot download the export. */
  query: z.object({ ticket: z.string().max(100).optional() }),
  response: bytes(['application/zip']),
  errors: ['not_found', 'range'],
})
