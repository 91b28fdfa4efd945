import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { consentEndpoints, ModelShown, ModelState } from '#platform/contract/model-consent.ts'
import { MOST_LETTERS, SenseKey, Text } from './contract.ts'

// Articles by a language model: only where one is set up, and only for a person who agreed to it. What is written is kept for all of the installation.

export const LEVELS = ['simple', 'normal', 'deep'] as const
export type Level = (typeof LEVELS)[number]
export const WRITTEN_LANGUAGES = ['en', 'de'] as const
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number]

/** Letters of an article that are taken. */
export const MOST_WRITTEN = 12_000
/** Articles kept by an installation; of more, the oldest go. */
export const MOST_ARTICLES = 10_000

export const getWriter = endpoint({
  method: 'GET',
  path: '/api/wiki/writer',
  summary: 'The language model of this installation, whether this person agreed to articles by it, and what is left of the day',
  auth: 'session',
  response: ModelState,
})

const consent = consentEndpoints({
  path: '/api/wiki/writer/consent',
  agrees: 'articles',
  ends: 'what is being written for this person',
  shown: ModelShown,
})
export const agreeToWriter = consent.agree
export const withdrawFromWriter = consent.withdraw

/** One meaning of a word, in a language and at a level: what an article is of. */
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
  summary: 'The article that this installation’s model once wrote about a meaning, in a language and at a level; null: there is none yet',
  auth: 'session',
  persisted: true,
  query: Subject,
  response: z.object({
    written: z
      .object({
        paragraphs: z.array(Text),
        model: z.string(),
        at: Instant,
        /** The model reached the length that is allowed: the last sentence may not be the last thought. */
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
    'An article as a stream of events, as it is being written. One that is there is given at once, and one that is being written for somebody else is ' +
    'joined: neither costs anything. Hanging up leaves it; the model stops when nobody is left. Links are marked as in `marked.ts`',
  auth: 'session',
  body: Subject.extend({
    /** Not the one that is there: another one in its place. */
    again: z.boolean(),
  }),
  response: bytes(['text/event-stream']),
  errors: ['not_found', 'forbidden', 'conflict', 'limit', 'unavailable'],
})
