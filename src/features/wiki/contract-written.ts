import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { consentEndpoints, ModelShown, ModelState } from '#platform/contract/model-consent.ts'
import { MOST_LETTERS, SenseKey, Text } from './contract.ts'

// Articles by a language model: only if one is configured, and only for a person who consented. Articles are stored per installation.

export const LEVELS = ['simple', 'normal', 'deep'] as const
export type Level = (typeof LEVELS)[number]
export const WRITTEN_LANGUAGES = ['en', 'de'] as const
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number]

/** Longest article that is accepted, in characters. */
export const MOST_WRITTEN = 12_000
/** Limit of stored articles per installation; the oldest are deleted. */
export const MOST_ARTICLES = 10_000

export const getWriter = endpoint({
  method: 'GET',
  path: '/api/wiki/writer',
  summary: 'Get the configured language model, the consent to articles, and the remaining daily allowance',
  response: ModelState,
})

const consent = consentEndpoints({
  path: '/api/wiki/writer/consent',
  agrees: 'articles',
  ends: 'a running article of this person',
  shown: ModelShown,
})
export const agreeToWriter = consent.agree
export const withdrawFromWriter = consent.withdraw

/** Subject of an article: one meaning of a word, in a language and at a level. */
const Subject = z.object({
  word: z.string().trim().min(1).max(MOST_LETTERS),
  sense: SenseKey,
  language: z.enum(WRITTEN_LANGUAGES),
  level: z.enum(LEVELS),
})
export type Subject = z.infer<typeof Subject>

export const getWritten = endpoint({
  method: 'GET',
  path: '/api/wiki/written',
  summary: 'Get the stored article of the configured model about a word sense, by language and level; null if there is none',
  persisted: true,
  query: Subject,
  response: z.object({
    written: z
      .object({
        paragraphs: z.array(Text),
        model: z.string(),
        at: Instant,
        /** The model reached its length limit: the article may end early. */
        isShortened: z.boolean(),
      })
      .nullable(),
  }),
  errors: ['not_found', 'forbidden', 'conflict'],
})
export type Written = NonNullable<z.output<typeof getWritten.response>['written']>

export const writeArticle = endpoint({
  method: 'POST',
  path: '/api/wiki/written',
  summary:
    'Generate an article as an event stream, or join a stored or running one at no cost. Disconnecting stops the model ' +
    'only after the last reader. Links are marked as in `marked.ts`',
  body: Subject.extend({
    /** Writes another article in place of the stored one. */
    again: z.boolean(),
  }),
  response: bytes(['text/event-stream']),
  errors: ['not_found', 'forbidden', 'conflict', 'limit', 'unavailable'],
})
