import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { importEndpoints } from '#platform/contract/import-endpoints.ts'
import { TEXT_ENCODINGS } from '#platform/contract/imports.ts'
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

const imports = importEndpoints({
  path: '/api/personality/imports',
  announces: 'a file of results',
  takesBack: 'assessments',
  lists: 'results',
  maxBytes: MAX_IMPORT_BYTES,
  source: z.enum(PERSONALITY_SOURCES).nullable(),
  report: PersonalityImportReport,
})
export const PersonalityImportSummary = imports.Summary
export type PersonalityImportSummary = z.infer<typeof PersonalityImportSummary>
export const PersonalityImportDetail = imports.Detail
export type PersonalityImportDetail = z.infer<typeof PersonalityImportDetail>

export const beginPersonalityImport = imports.begin
export const putPersonalityImportPart = imports.putPart
export const cancelPersonalityImport = imports.cancel
export const undoPersonalityImport = imports.undo
export const getPersonalityImport = imports.get
export const listPersonalityImports = imports.list

export const startPersonalityImport = endpoint({
  method: 'POST',
  path: '/api/personality/imports/:id/start',
  summary: 'Take in what the report shows; `group` is the norm group where the file names none that is known',
  auth: 'session',
  params: z.object({ id: Id }),
  body: z.object({ group: z.string().regex(/^[a-z0-9-]{1,40}$/), language: ContentLanguage }),
  response: PersonalityImportSummary,
  errors: ['not_found', 'conflict', 'limit'],
})
