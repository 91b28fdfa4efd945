import { z } from 'zod'
import { Instant, Zone } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { IMPORT_FAILURES, IMPORT_PART_BYTES, IMPORT_STATES } from '#platform/contract/imports.ts'

/** A journal's files alone may be 20 GB; text beside them is little. What an archive may hold at most, too. */
export const MAX_OWN_IMPORT_BYTES = 22 * 1024 ** 3

/** What a dry run says. */
export const OwnImportPlan = z.object({
  /** Of each kind of thing (`habits.habit`): how many the export has, and how many of them are here already. */
  parts: z.array(z.object({ id: z.string(), name: z.object({ en: z.string(), de: z.string() }), found: z.int(), known: z.int() })),
  /** What stays behind: things that are not what they should be, files whose bytes the export lacks, names that lead out of the zip. */
  leftOut: z.object({ unreadable: z.int(), withoutBytes: z.int(), badPaths: z.int() }),
})
export type OwnImportPlan = z.infer<typeof OwnImportPlan>

export const OwnImport = z.object({
  id: Id,
  state: z.enum(IMPORT_STATES),
  name: z.string().max(200),
  bytes: z.int(),
  /** Parts that are safe, by their index. */
  received: z.array(z.int()),
  done: z.int(),
  total: z.int(),
  /** How many things it imported that it has not removed again, by the id of their kind. */
  imported: z.record(z.string(), z.int()),
  /** After an undo: how many things stayed, because they were changed since. */
  kept: z.int(),
  failure: z.enum(IMPORT_FAILURES).nullable(),
  createdAt: Instant,
  report: OwnImportPlan.nullable(),
})
export type OwnImport = z.infer<typeof OwnImport>

const params = z.object({ id: Id })

export const beginOwnImport = endpoint({
  method: 'POST',
  path: '/api/account/imports',
  summary: 'Announce an export of one’s own; its bytes follow in parts. Repeating it with the same id is the same import',
  auth: 'session',
  body: z.object({ id: Id, name: z.string().trim().min(1).max(200), bytes: z.int().min(1), zone: Zone }),
  response: OwnImport,
  errors: ['too_large', 'unsupported', 'conflict', 'limit'],
})

export const putOwnImportPart = endpoint({
  method: 'PUT',
  path: '/api/account/imports/:id/parts/:index',
  summary: 'One part of the export; after the last one, reading begins. A part may be sent again',
  auth: 'session',
  params: z.object({
    id: Id,
    index: z.coerce
      .number()
      .int()
      .min(0)
      .max(Math.ceil(MAX_OWN_IMPORT_BYTES / IMPORT_PART_BYTES)),
  }),
  body: bytes(['application/octet-stream'], IMPORT_PART_BYTES),
  response: OwnImport,
  errors: ['not_found', 'conflict', 'too_large'],
})

export const startOwnImport = endpoint({
  method: 'POST',
  path: '/api/account/imports/:id/start',
  summary: 'Import what the report shows',
  auth: 'session',
  params,
  body: z.object({}),
  response: OwnImport,
  errors: ['not_found', 'conflict'],
})

export const cancelOwnImport = endpoint({
  method: 'POST',
  path: '/api/account/imports/:id/cancel',
  summary: 'Stop an import and delete its upload; what it had imported stays until it is undone',
  auth: 'session',
  params,
  response: OwnImport,
  errors: ['not_found', 'conflict'],
})

export const undoOwnImport = endpoint({
  method: 'POST',
  path: '/api/account/imports/:id/undo',
  summary: 'Remove exactly what an import inserted, but for what was changed since',
  auth: 'session',
  params,
  response: OwnImport,
  errors: ['not_found', 'conflict'],
})

export const getOwnImport = endpoint({
  method: 'GET',
  path: '/api/account/imports/:id',
  summary: 'How an import stands, with its report',
  auth: 'session',
  params,
  response: OwnImport,
  errors: ['not_found'],
})

export const listOwnImports = endpoint({
  method: 'GET',
  path: '/api/account/imports',
  summary: 'The latest imports of one’s own exports, newest first',
  auth: 'session',
  response: z.object({ imports: z.array(OwnImport) }),
})
