import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import type { ImportOf } from '#platform/contract/import-endpoints.ts'
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

export type PersonalityImport = ImportOf<PersonalityImportReport, (typeof PERSONALITY_SOURCES)[number]>

/** `group` is the norm group where the file names none that is known. */
export const PersonalityImportChoices = z.object({ group: z.string().regex(/^[a-z0-9-]{1,40}$/), language: ContentLanguage })
export type PersonalityImportChoices = z.infer<typeof PersonalityImportChoices>
