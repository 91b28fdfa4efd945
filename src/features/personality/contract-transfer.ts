import { z } from 'zod'
import { Instant, LocalDay, Zone } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { IMPORT_FAILURES, IMPORT_PART_BYTES, IMPORT_STATES, TEXT_ENCODINGS } from '#platform/contract/imports.ts'
import { ContentLanguage, InstrumentId } from './contract.ts'

/** Answers of a life fit into a small part of this. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024
export const IMPORT_ENDINGS = ['json', 'csv', 'txt', 'zip'] as const
export const PERSONALITY_SOURCES = ['bigfive-web', 'csv', 'fernwell'] as const

/** What had to be guessed or left out; the web half has the words. */
export const PERSONALITY_NOTES = [
  'no-date',
  'answers-missing',
  'answers-out-of-range',
  'items-unknown',
  'scores-alone',
  'order-assumed',
  'ahead',
] as const

const AssessmentOfFile = z.object({
  instrument: InstrumentId,
  /** null: the file does not say when; it comes as of the day of the import. */
  day: LocalDay.nullable(),
  answered: z.int(),
  /** It is here already and stays as it is. */
  isKnown: z.boolean(),
  notes: z.array(z.object({ key: z.enum(PERSONALITY_NOTES), n: z.int() })),
})

export const PersonalityImportReport = z.object({
  assessments: z.array(AssessmentOfFile),
  /** Lines and entries that could not be read. */
  unread: z.int(),
  /** How many assessments there would be, when those are more than there can be: then nothing can come. */
  tooMany: z.int().nullable(),
  /** What its texts were read as; null where the file leaves no doubt. */
  encoding: z.enum(TEXT_ENCODINGS).nullable(),
  /** What came. After an undo: what was kept, because the person had changed it since. */
  came: z.int(),
})
export type PersonalityImportReport = z.infer<typeof PersonalityImportReport>

export const PersonalityImportSummary = z.object({
  id: Id,
  state: z.enum(IMPORT_STATES),
  source: z.enum(PERSONALITY_SOURCES).nullable(),
  name: z.string().max(200),
  bytes: z.int(),
  /** Parts that are safe, by their index. */
  received: z.array(z.int()),
  done: z.int(),
  total: z.int(),
  /** Assessments that came; after an undo, those that were kept. */
  entries: z.int(),
  failure: z.enum(IMPORT_FAILURES).nullable(),
  createdAt: Instant,
})
export type PersonalityImportSummary = z.infer<typeof PersonalityImportSummary>

export const PersonalityImportDetail = PersonalityImportSummary.extend({ report: PersonalityImportReport.nullable() })
export type PersonalityImportDetail = z.infer<typeof PersonalityImportDetail>

const params = z.object({ id: Id })

export const beginPersonalityImport = endpoint({
  method: 'POST',
  path: '/api/personality/imports',
  summary: 'Announce a file of results; its bytes follow in parts. Repeating it with the same id is the same import',
  auth: 'session',
  body: z.object({ id: Id, name: z.string().trim().min(1).max(200), bytes: z.int().min(1), zone: Zone }),
  response: PersonalityImportDetail,
  errors: ['too_large', 'unsupported', 'conflict', 'limit'],
})

export const putPersonalityImportPart = endpoint({
  method: 'PUT',
  path: '/api/personality/imports/:id/parts/:index',
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
  response: PersonalityImportSummary,
  errors: ['not_found', 'conflict', 'too_large'],
})

export const startPersonalityImport = endpoint({
  method: 'POST',
  path: '/api/personality/imports/:id/start',
  summary: 'Take in what the report shows; `group` is the norm group where the file names none that is known',
  auth: 'session',
  params,
  body: z.object({ group: z.string().regex(/^[a-z0-9-]{1,40}$/), language: ContentLanguage }),
  response: PersonalityImportSummary,
  errors: ['not_found', 'conflict', 'limit'],
})

export const cancelPersonalityImport = endpoint({
  method: 'POST',
  path: '/api/personality/imports/:id/cancel',
  summary: 'Stop an import and let go of its file; what it had brought stays until it is undone',
  auth: 'session',
  params,
  response: PersonalityImportSummary,
  errors: ['not_found', 'conflict'],
})

export const undoPersonalityImport = endpoint({
  method: 'POST',
  path: '/api/personality/imports/:id/undo',
  summary: 'Take back the assessments that an import brought, but for what was changed since',
  auth: 'session',
  params,
  response: PersonalityImportSummary,
  errors: ['not_found', 'conflict'],
})

export const getPersonalityImport = endpoint({
  method: 'GET',
  path: '/api/personality/imports/:id',
  summary: 'How an import stands, with its report',
  auth: 'session',
  params,
  response: PersonalityImportDetail,
  errors: ['not_found'],
})

export const listPersonalityImports = endpoint({
  method: 'GET',
  path: '/api/personality/imports',
  summary: 'Imports of results, newest first',
  auth: 'session',
  query: z.object({ before: Id.optional(), limit: z.coerce.number().int().min(1).max(50).default(20) }),
  response: z.object({ imports: z.array(PersonalityImportSummary), next: Id.nullable() }),
})
