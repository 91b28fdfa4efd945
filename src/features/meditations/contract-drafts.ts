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
  summary: 'Get the configured language model, the consent to meditation scripts, and the remaining daily allowance',
  query: z.object({ language: z.enum(LANGUAGES) }),
  /** Our own instructions to the model, exactly as they are sent. */
  response: ModelState.extend({ instructions: z.string() }),
})

const consent = consentEndpoints({
  path: '/api/meditation-drafts/consent',
  agrees: 'meditation scripts',
  ends: 'a running script draft',
  shown: ModelShown,
})
export const agreeToScripts = consent.agree
export const withdrawFromScripts = consent.withdraw

export const draftScript = endpoint({
  method: 'POST',
  path: '/api/meditation-drafts',
  summary: 'Generate a script by language model, as an event stream with one JSON ScriptDraft; not stored; disconnecting stops the model',
  body: z.object({
    wish: z.string().trim().min(1).max(WISH_LETTERS),
    minutes: z.int().min(DRAFT_MINUTES[0]).max(DRAFT_MINUTES[1]),
    language: z.enum(LANGUAGES),
  }),
  response: bytes(['text/event-stream']),
  errors: ['forbidden', 'conflict', 'limit', 'unavailable'],
})
