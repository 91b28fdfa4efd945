import { z } from 'zod'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { consentEndpoints, ModelShown, ModelState } from '#platform/contract/model-consent.ts'
import { TITLE_LETTERS } from './contract.ts'
import { LANGUAGES } from './core/categories.ts'
import { SCRIPT_LETTERS } from './core/limits.ts'

export const WISH_LETTERS = 500
export const DRAFT_MINUTES = [1, 20] as const

/** A valid answer of the model. */
export const ScriptDraft = z.object({ title: z.string().min(1).max(TITLE_LETTERS), script: z.string().min(1).max(SCRIPT_LETTERS) })
export type ScriptDraft = z.infer<typeof ScriptDraft>

export const getScriptWriter = endpoint({
  method: 'GET',
  path: '/api/meditation-drafts',
  summary: 'The language model of this installation, whether this person agreed to scripts by it, and what is left of the day',
  auth: 'session',
  query: z.object({ language: z.enum(LANGUAGES) }),
  /** Our own instructions to the model, exactly as they are sent. */
  response: ModelState.extend({ instructions: z.string() }),
})

const consent = consentEndpoints({
  path: '/api/meditation-drafts/consent',
  agrees: 'scripts of meditations',
  ends: 'a script that is being written',
  shown: ModelShown,
})
export const agreeToScripts = consent.agree
export const withdrawFromScripts = consent.withdraw

export const draftScript = endpoint({
  method: 'POST',
  path: '/api/meditation-drafts',
  summary:
    'A script for what somebody asks for, by the language model: a stream of events whose one piece of text is a ScriptDraft as JSON. Hanging up stops the ' +
    'model, and nothing is stored',
  auth: 'session',
  body: z.object({
    wish: z.string().trim().min(1).max(WISH_LETTERS),
    minutes: z.int().min(DRAFT_MINUTES[0]).max(DRAFT_MINUTES[1]),
    language: z.enum(LANGUAGES),
  }),
  response: bytes(['text/event-stream']),
  errors: ['forbidden', 'conflict', 'limit', 'unavailable'],
})
