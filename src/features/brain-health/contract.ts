import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Answer, AnswerFields } from './answers.ts'

/** Limit of stored score days: the newest ones on which an answer changed. */
export const MOST_DAYS = 400

const Figure = z.object({ value: z.number(), n: z.int(), days: z.int() }).nullable()
const Bounds = z.object({ low: z.number(), high: z.number() })

/** Scores at the end of a day on which an answer changed. */
export const ScoreDay = z.object({ day: LocalDay, care: Bounds, essentials: Bounds, essentialsKnown: z.int().min(0).max(8) })
export type ScoreDay = z.infer<typeof ScoreDay>

export const BrainHealth = z.object({
  today: LocalDay,
  /** Current answers, without withdrawn ones. */
  answers: z.array(Answer),
  logged: z.object({ bmi: Figure, movement: Figure, alcohol: Figure, sodium: Figure, mood: Figure }),
  days: z.array(ScoreDay),
  /** The person chose to hide figures of their body. */
  isBodyHidden: z.boolean(),
})
export type BrainHealth = z.infer<typeof BrainHealth>

export const getBrainHealth = endpoint({
  method: 'GET',
  path: '/api/brain-health',
  summary: 'Get the answers and logged figures that determine both scores, and earlier scores by day',
  response: BrainHealth,
  persisted: true,
})

/** Idempotent: of two answers to one question the later one (`at`) is stored, in any order of arrival. */
export const putBrainHealthAnswer = endpoint({
  method: 'PUT',
  path: '/api/brain-health/answers',
  summary: 'Create, replace or withdraw the answer to a question; idempotent, the latest `at` wins',
  body: z.object({ answer: AnswerFields, at: Instant }),
  response: z.object({ stored: z.literal(true) }),
  offline: true,
})

export const printBrainHealth = endpoint({
  method: 'GET',
  path: '/api/brain-health/report',
  summary: 'Get a PDF report of answers, figures and scores, for a conversation with a professional',
  query: z.object({ language: z.enum(['en', 'de']) }),
  response: bytes(['application/pdf']),
  errors: ['limit', 'unavailable'],
})

export const getSpokenDigits = endpoint({
  method: 'GET',
  path: '/api/brain-health/digits',
  summary: 'Get the digits of the hearing check as mono WAV, spoken in English by the embedded voice, one slot per digit',
  response: bytes(['audio/wav']),
  errors: ['unavailable'],
})
