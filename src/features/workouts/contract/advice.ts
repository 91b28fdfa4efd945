import { z } from 'zod'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { consentEndpoints, ModelShown, ModelState } from '#platform/contract/model-consent.ts'
import { Id } from '#platform/contract/ids.ts'
import type { PlanChange } from '../engine/changes.ts'
import { ExerciseId, Key } from './training-shapes.ts'

// A language model's answers about a plan: only if one is set up, and only with the person's consent. Nothing of it is stored.

export const ADVICE_LANGUAGES = ['en', 'de'] as const
export type AdviceLanguage = (typeof ADVICE_LANGUAGES)[number]

export const MOST_QUESTION = 500
/** Most characters of an answer, and of the reason of a change. */
export const MAX_NOTE_LENGTH = 4000
export const MOST_REASON = 300
export const MOST_CHANGES = 6

const place = { day: Key, slot: Key }
export const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('swap'), ...place, to: ExerciseId }),
  z.object({ kind: z.literal('sets'), ...place, sets: z.int() }),
  z.object({ kind: z.literal('reps'), ...place, from: z.int(), to: z.int() }),
  z.object({ kind: z.literal('rest'), ...place, seconds: z.int() }),
  z.object({ kind: z.literal('remove'), ...place }),
  z.object({ kind: z.literal('add'), day: Key, exercise: ExerciseId }),
  z.object({ kind: z.literal('shorter'), day: Key }),
  z.object({ kind: z.literal('harder'), day: Key }),
]) satisfies z.ZodType<PlanChange>

/** The only text of the stream that `askAboutPlan` answers with, as JSON. */
export type Advice = {
  answer: string
  /** Only changes that the engine accepted. */
  changes: { change: PlanChange; reason: string }[]
  /** The number of proposals that the engine refused or that were invalid. */
  refused: number
  /** The question mentions a wish to die: no model was asked, and the app shows help. */
  isGrave: boolean
}

export const getAdviser = endpoint({
  method: 'GET',
  path: '/api/workouts/adviser',
  summary: 'Get the configured language model, the consent to answers about plans, and the remaining daily allowance',
  response: ModelState,
})

const consent = consentEndpoints({
  path: '/api/workouts/adviser/consent',
  agrees: 'answers about plans',
  ends: 'a pending answer',
  shown: ModelShown,
})
export const agreeToAdviser = consent.agree
export const withdrawFromAdviser = consent.withdraw

export const askAboutPlan = endpoint({
  method: 'POST',
  path: '/api/workouts/advice',
  summary:
    'Ask a language model about a plan: an event stream with one JSON text, the answer and engine-checked change proposals. ' +
    'Changes nothing; disconnecting stops the model',
  body: z.object({ plan: Id, question: z.string().trim().min(1).max(MOST_QUESTION), language: z.enum(ADVICE_LANGUAGES) }),
  response: bytes(['text/event-stream']),
  errors: ['not_found', 'forbidden', 'conflict', 'limit', 'unavailable'],
})
