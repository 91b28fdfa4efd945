import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import type { ImportOf } from '#platform/contract/import-endpoints.ts'
import { TEXT_ENCODINGS } from '#platform/contract/imports.ts'
import { ContentLanguage, InstrumentId } from './contract.ts'

/** The answers of a lifetime fit into a small part of this. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024
export const IMPORT_ENDINGS = ['json', 'csv', 'txt', 'zip'] as const
export const PERSONALITY_SOURCES = ['bigfive-web', 'csv', 'fernwell'] as const

/** Assumptions and omissions of an import; the web half has their texts. */
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
  /** null: the file has no date; the result gets the day of the import. */
  day: LocalDay.nullable(),
  answered: z.int(),
  /** It exists already and stays unchanged. */
  isKnown: z.boolean(),
  notes: z.array(z.object({ key: z.enum(PERSONALITY_NOTES), n: z.int() })),
})

export const PersonalityImportReport = z.object({
  assessments: z.array(AssessmentOfFile),
  /** Lines and entries that could not be read. */
  unread: z.int(),
  /** The total number of assessments, if it would exceed the limit: then the import is refused. */
  tooMany: z.int().nullable(),
  /** The assumed text encoding; null where the file leaves no doubt. */
  encoding: z.enum(TEXT_ENCODINGS).nullable(),
  /** Number of imported assessments. After an undo: number of those that stay, because the person had changed them since. */
  came: z.int(),
})
export type PersonalityImportReport = z.infer<typeof PersonalityImportReport>

export type PersonalityImport = ImportOf<PersonalityImportReport, (typeof PERSONALITY_SOURCES)[number]>

/** `group` is the norm group for results whose file names none or an unknown one. */
export const PersonalityImportChoices = z.object({ group: z.string().regex(/^[a-z0-9-]{1,40}$/), language: ContentLanguage })
export type PersonalityImportChoices = z.infer<typeof PersonalityImportChoices>
