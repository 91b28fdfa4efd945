import type { Answers } from '../../answers.ts'
import type { PERSONALITY_NOTES } from '../../contract-transfer.ts'
import type { ContentLanguage } from '../../scales.ts'
import type { RawScores } from '../../scoring/types.ts'
import type { ExportedAssessment } from './exported.ts'

export type Note = { key: (typeof PERSONALITY_NOTES)[number]; n: number }

/** A result from a file, before it is matched with the person's data. */
export type FoundAssessment = {
  instrument: string
  /** As in the file; for unknown groups the person chooses. */
  group: string | null
  language: ContentLanguage | null
  /** Milliseconds since 1970; null: not in the file. */
  at: number | null
  /** `at` of each answer is its time, or 0 where the file has none. */
  answers: Answers
  broughtScores?: RawScores
  notes: Note[]
  /** An assessment exported by this app, with its id. */
  own?: ExportedAssessment
}

export type FoundItem = { type: 'assessment'; found: FoundAssessment } | { type: 'unread'; count: number }
