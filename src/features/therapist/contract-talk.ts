import { z } from 'zod'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { consentEndpoints, ModelShown, ModelState } from '#platform/contract/model-consent.ts'
import { RecordBody } from './contract.ts'
import { TOOL_KINDS } from './kinds.ts'

// A language model that words the questions of a tool: only where one is configured, and only with the person's consent. None of it is
// stored.

/** Most letters of a sentence of the model. */
export const MAX_SENTENCE = 300

/**
 * The only text in the stream of `wordQuestion`, as JSON. `isGrave`: answers contain crisis words, so no model was asked and help is shown.
 * `isUnfit`: the model broke a rule of the conversation, so the tool's own question remains.
 */
export type WordedTurn = { mirror: string; question: string; isGrave: boolean; isUnfit: boolean }

export const getGuide = endpoint({
  method: 'GET',
  path: '/api/therapist/guide',
  summary: 'Get the configured language model, the consent to rephrased tool questions, and the remaining daily allowance',
  response: ModelState,
})

const consent = consentEndpoints({
  path: '/api/therapist/guide/consent',
  agrees: 'rephrased tool questions',
  ends: 'a pending question',
  shown: ModelShown,
})
export const agreeToGuide = consent.agree
export const withdrawFromGuide = consent.withdraw

export const wordQuestion = endpoint({
  method: 'POST',
  path: '/api/therapist/guide/question',
  summary:
    'Rephrase the next question of a tool, or generate a follow-up question, by language model: an event stream with one JSON text. ' +
    'Discards other output; stores nothing; disconnecting stops the model',
  body: z.object({
    tool: z.enum(TOOL_KINDS),
    /** The field that the question is for. */
    field: z.string().max(40),
    /** `next`: the question for the field. `deeper`: a further question about its answer. */
    wish: z.enum(['next', 'deeper']),
    /** All answers so far in this conversation. */
    body: RecordBody,
    language: z.enum(['en', 'de']),
  }),
  response: bytes(['text/event-stream']),
  errors: ['invalid', 'forbidden', 'conflict', 'limit', 'unavailable'],
})
