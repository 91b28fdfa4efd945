import { z } from 'zod'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { consentEndpoints, ModelShown, ModelState } from '#platform/contract/model-consent.ts'

// A language model reads a meal from words or a picture, if the owner set one up and the person consented. The result is a draft of names
// and weights only; the person checks it, and all values come from our own foods.

export const DRAFT_LANGUAGES = ['en', 'de'] as const
export type DraftLanguage = (typeof DRAFT_LANGUAGES)[number]

export const MOST_DRAFT_LETTERS = 2000
export const MOST_DRAFT_LINES = 30
/** Maximum grams of one food in a draft. */
export const MOST_DRAFT_GRAMS = 3000
export const MOST_PICTURE_BYTES = 2 * 1024 ** 2
export const MOST_NAME_LETTERS = 80

/** How sure the model is of the food, not of its amount. */
export const SURENESS = ['sure', 'likely', 'unsure'] as const

export const DraftLine = z.object({
  name: z.string().min(2).max(MOST_NAME_LETTERS),
  grams: z.number().positive().max(MOST_DRAFT_GRAMS),
  /** Lower and upper bound of the weight, estimated by the model. */
  low: z.number().min(0),
  high: z.number().max(2 * MOST_DRAFT_GRAMS),
  sure: z.enum(SURENESS),
})
export type DraftLine = z.infer<typeof DraftLine>

/** `leftOut`: number of lines of the answer that were invalid or too many. */
export const FoodDraft = z.object({ lines: z.array(DraftLine).max(MOST_DRAFT_LINES), leftOut: z.int().min(0) })
export type FoodDraft = z.infer<typeof FoodDraft>

export const DrafterState = ModelState.extend({
  /** Whether the model accepts pictures. */
  takesPictures: z.boolean(),
  /** Our instructions to the model, exactly as sent. */
  instructions: z.object({ words: z.string(), picture: z.string() }),
})
export type DrafterState = z.infer<typeof DrafterState>

export const getDrafter = endpoint({
  method: 'GET',
  path: '/api/nutrition/drafter',
  summary: 'Get the configured language model, the consent to meal drafts, and the remaining daily allowance',
  query: z.object({ language: z.enum(DRAFT_LANGUAGES) }),
  response: DrafterState,
})

const consent = consentEndpoints({
  path: '/api/nutrition/drafter/consent',
  agrees: 'meal drafts',
  ends: 'a running meal draft',
  shown: ModelShown,
})
export const agreeToDrafts = consent.agree
export const withdrawFromDrafts = consent.withdraw

export const draftOfWords = endpoint({
  method: 'POST',
  path: '/api/nutrition/drafts/words',
  summary:
    'Extract foods and weights from text by language model, as an event stream with one JSON FoodDraft; not stored; disconnecting ' +
    'stops the model',
  body: z.object({ words: z.string().trim().min(1).max(MOST_DRAFT_LETTERS), language: z.enum(DRAFT_LANGUAGES) }),
  response: bytes(['text/event-stream']),
  errors: ['forbidden', 'conflict', 'limit', 'unavailable'],
})

export const draftOfPicture = endpoint({
  method: 'POST',
  path: '/api/nutrition/drafts/picture',
  summary:
    'Extract foods and weights from a picture, as `draftOfWords`; the picture is re-encoded without metadata before transmission and ' +
    'not stored',
  query: z.object({ language: z.enum(DRAFT_LANGUAGES) }),
  body: bytes(['image/jpeg'], MOST_PICTURE_BYTES),
  response: bytes(['text/event-stream']),
  errors: ['forbidden', 'conflict', 'limit', 'unsupported', 'too_large', 'unavailable'],
})
