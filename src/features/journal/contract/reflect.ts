import { z } from 'zod'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { consentEndpoints, ModelShown, ModelState } from '#platform/contract/model-consent.ts'
import { Id } from '#platform/contract/ids.ts'

// Language model functions for chosen entries: only for a person who agreed, and only with the text that the preview showed.

/** prompt: one question to write about. reflection: a short look back. title: a few titles for one entry. */
export const REFLECT_PURPOSES = ['prompt', 'reflection', 'title'] as const
export type ReflectPurpose = (typeof REFLECT_PURPOSES)[number]

export const REFLECT_LANGUAGES = ['en', 'de'] as const
export type ReflectLanguage = (typeof REFLECT_LANGUAGES)[number]

/** Most entries in one request; of more, the latest are used. */
export const MAX_ENTRIES = 30
/** Most characters of a person's text in one request. */
export const MAX_CHARACTERS = 24_000
/** Most ids in a request; more than `MAX_ENTRIES`, so that the answer can report how many were too many. */
export const MAX_CHOSEN = 200

export const getReflectState = endpoint({
  method: 'GET',
  path: '/api/journal/reflect',
  summary: 'Get the language model, the person’s consent to send it journal entries, and the remaining daily allowance',
  response: ModelState,
})

const consent = consentEndpoints({
  path: '/api/journal/reflect/consent',
  agrees: 'sending chosen journal entries',
  ends: 'an answer in progress',
  shown: ModelShown,
})
export const giveReflectConsent = consent.agree
export const withdrawReflectConsent = consent.withdraw

const Ask = z.object({
  purpose: z.enum(REFLECT_PURPOSES),
  entryIds: z.array(Id).min(1).max(MAX_CHOSEN),
  /** The person's language in the app, and the language of the answer. */
  language: z.enum(REFLECT_LANGUAGES),
})
export type ReflectAsk = z.infer<typeof Ask>

/** The exact text that would be sent, and the counts of chosen entries that would not. */
export const ReflectPreview = z.object({
  system: z.string(),
  messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })),
  /** Number of entries in it, and of characters of the person's own text. */
  entries: z.int(),
  characters: z.int(),
  /** Entries of which only the beginning fits. */
  shortened: z.int(),
  /**
   * hard: marked as hard, by entry, tag or day. gone: in the trash, erased, or no entry of this person. empty: neither text
   * nor a mood (for titles: no text). tooMany: the earliest, beyond `MAX_ENTRIES`.
   */
  leftOut: z.object({ hard: z.int(), missing: z.int(), empty: z.int(), tooMany: z.int() }),
  /** Digest of all of the above with model and destination: `askReflection` sends exactly this, or fails. */
  digest: z.string(),
})
export type ReflectPreview = z.infer<typeof ReflectPreview>

export const previewReflection = endpoint({
  method: 'POST',
  path: '/api/journal/reflect/preview',
  summary: 'Preview the exact messages of a request without sending them; `invalid` if none of the chosen entries may be sent',
  body: Ask,
  response: ReflectPreview,
  errors: ['unavailable'],
})

export const askReflection = endpoint({
  method: 'POST',
  path: '/api/journal/reflect/answers',
  summary:
    'Send the previewed messages and stream the answer as events; `conflict` with the field `digest` if entries or model changed since',
  body: Ask.extend({ digest: z.string().max(100) }),
  response: bytes(['text/event-stream']),
  errors: ['forbidden', 'conflict', 'limit', 'unavailable'],
})

export const stopReflection = endpoint({
  method: 'POST',
  path: '/api/journal/reflect/answers/:id/stop',
  summary: 'Stop an answer in progress, here and at the model',
  params: z.object({ id: Id }),
  body: z.object({}),
  response: z.object({}),
  errors: ['not_found'],
})
