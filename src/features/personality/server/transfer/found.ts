import type { Answers } from '../../answers.ts'
import type { PERSONALITY_NOTES } from '../../contract-transfer.ts'
import type { ContentLanguage } from '../../scales.ts'
import type { RawScores } from '../../scoring/types.ts'
import type { ExportedAssessment } from './exported.ts'

export type Note = { key: (typeof PERSONALITY_NOTES)[number]; n: number }

/** A result as a file has it, before anything is known of the person whose it is. */
export type FoundAssessment = {
  instrument: string
  /** As the file names it; unknown ones are left to the person. */
  group: string | null
  language: ContentLanguage | null
  /** Milliseconds since 1970; null: the file does not say. */
  at: number | null
  /** `at` of each is when it was given, or 0 where the file does not say. */
  answers: Answers
  broughtScores?: RawScores
  notes: Note[]
  /** One of our own, with its id. */
  own?: ExportedAssessment
}

export type FoundItem = { type: 'assessment'; found: FoundAssessment } | { type: 'unread'; count: number }
