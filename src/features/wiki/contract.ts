import { z } from 'zod'
import { Instant, LocalDay, Zone } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'

/** Maximum length of a requested word; longer words do not exist. */
export const MOST_LETTERS = 80
export const MOST_TRAILS = 100
/** Limit of steps per trail; a longer one loses its first steps. */
export const MOST_STEPS = 200
export const MOST_WORDS = 1000
/** Limit of reviews per word. */
export const MOST_REVIEWS = 400
export const MOST_NAME = 60

/** Minimum time and pages of a reading that counts as an act of care. */
export const READING_SECONDS = 120
export const READING_PAGES = 3
export const MOST_READING_SECONDS = 4 * 3600
export const MOST_READING_PAGES = 2000

/** Running text: plain text, or a text with the address that it links to. */
const Piece = z.union([z.string(), z.tuple([z.string(), z.string()])])
export type Piece = z.infer<typeof Piece>
export const Text = z.array(Piece)

export const SenseKey = z.string().regex(/^[nvar]\d{1,3}$/)

export const RELATIONS = ['wider', 'narrower', 'part', 'whole', 'opposite', 'near', 'family'] as const
export type Relation = (typeof RELATIONS)[number]

const Article = z.object({
  sense: SenseKey,
  pos: z.enum(['n', 'v', 'a', 'r']),
  paragraphs: z.array(Text),
  examples: z.array(z.object({ text: Text, by: z.string().nullable() })),
  neighbours: z.array(z.object({ word: z.string(), slug: z.string(), relation: z.enum(RELATIONS) })),
  /** The meaning in one line, for a vocabulary card. */
  gloss: z.string(),
  /** The dictionary marks it as offensive. */
  isUnkind: z.boolean(),
})
export type Article = z.infer<typeof Article>

const Door = z.object({ word: z.string(), slug: z.string() })
export type Door = z.infer<typeof Door>

export const getWikiPage = endpoint({
  method: 'GET',
  path: '/api/wiki/page',
  summary: 'Get the page of a word: the article of a sense, all senses and neighbours; or similar words if it does not exist',
  persisted: true,
  query: z.object({ word: z.string().max(MOST_LETTERS), sense: SenseKey.optional() }),
  response: z.object({
    /** The requested text. */
    asked: z.string(),
    /** The word of the page; null if there is none. */
    word: z.string().nullable(),
    slug: z.string(),
    /** The page is about a topic for which help comes first. */
    isGrave: z.boolean(),
    article: Article.nullable(),
    senses: z.array(z.object({ sense: SenseKey, pos: z.enum(['n', 'v', 'a', 'r']), gloss: z.string() })),
    /** Words with the same beginning or a similar spelling; never empty if there is no page. */
    nearby: z.array(Door),
    /** Availability of a model's article: none for this page; ask: needs this person's consent; agreed: they consented. */
    writer: z.enum(['none', 'ask', 'agreed']),
  }),
})
export type WikiPageAnswer = z.output<typeof getWikiPage.response>

export const findWikiWords = endpoint({
  method: 'GET',
  path: '/api/wiki/find',
  summary: 'Find words by prefix, most common first, or by similar spelling',
  query: z.object({ text: z.string().max(MOST_LETTERS) }),
  response: z.object({ words: z.array(Door.extend({ hint: z.string() })) }),
})

export const getWikiSurprise = endpoint({
  method: 'GET',
  path: '/api/wiki/surprise',
  summary: 'Get a random noteworthy word',
  response: Door,
})

const Step = z.object({ id: Id, slug: z.string(), word: z.string(), sense: SenseKey.nullable(), at: Instant })
export type Step = z.infer<typeof Step>

const Trail = z.object({
  id: Id,
  name: z.string(),
  steps: z.array(Step),
  startedAt: Instant,
  walkedAt: Instant,
})
export type Trail = z.infer<typeof Trail>

export const getWikiTrails = endpoint({
  method: 'GET',
  path: '/api/wiki/trails',
  summary: 'List trails, last used first, each with its first and last word',
  persisted: true,
  response: z.object({
    trails: z.array(Trail.omit({ steps: true }).extend({ count: z.number().int(), first: z.string().nullable(), last: Door.nullable() })),
  }),
})
export type TrailSummary = z.output<typeof getWikiTrails.response>['trails'][number]

export const getWikiTrail = endpoint({
  method: 'GET',
  path: '/api/wiki/trails/:id',
  summary: 'Get a trail with its steps, oldest first',
  persisted: true,
  params: z.object({ id: Id }),
  response: Trail,
  errors: ['not_found'],
})

const Slug = z.string().trim().min(1).max(MOST_LETTERS)

export const putWikiStep = endpoint({
  method: 'PUT',
  path: '/api/wiki/trails/:id/steps/:step',
  summary: 'Add a step to a trail; the first step creates the trail; idempotent by id',
  offline: true,
  params: z.object({ id: Id, step: Id }),
  body: z.object({ slug: Slug, word: Slug, sense: SenseKey.nullable(), at: Instant }),
  response: z.object({ count: z.number().int() }),
  errors: ['limit'],
})

export const putWikiTrail = endpoint({
  method: 'PUT',
  path: '/api/wiki/trails/:id',
  summary: 'Rename a trail, or create one as a fork of another up to a given step; idempotent',
  offline: true,
  params: z.object({ id: Id }),
  body: z.object({
    name: z.string().trim().max(MOST_NAME),
    fork: z.object({ trail: Id, step: Id }).optional(),
  }),
  response: Trail,
  errors: ['not_found', 'limit'],
})

export const deleteWikiTrail = endpoint({
  method: 'DELETE',
  path: '/api/wiki/trails/:id',
  summary: 'Delete a trail',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.literal(true) }),
  errors: ['not_found'],
})

/** How well a word was remembered, on FSRS's scale: not at all, with difficulty, well, at once. */
export const Rating = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
export type Rating = z.infer<typeof Rating>

export const Review = z.object({ id: Id, rating: Rating, at: Instant })
export type Review = z.infer<typeof Review>

export const SavedWord = z.object({
  id: Id,
  slug: z.string(),
  word: z.string(),
  sense: SenseKey,
  gloss: z.string(),
  savedAt: Instant,
  /** When its next review is due. */
  due: Instant,
  /** All reviews, oldest first: the device computes the effect of each answer from them. */
  reviews: z.array(Review),
})
export type SavedWord = z.infer<typeof SavedWord>

export const getWikiWords = endpoint({
  method: 'GET',
  path: '/api/wiki/words',
  summary: 'List the vocabulary, earliest due first',
  persisted: true,
  response: z.object({ words: z.array(SavedWord) }),
})

export const putWikiWord = endpoint({
  method: 'PUT',
  path: '/api/wiki/words/:id',
  summary: 'Add a word sense to the vocabulary; an already saved one stays unchanged',
  offline: true,
  params: z.object({ id: Id }),
  body: z.object({ slug: Slug, sense: SenseKey, savedAt: Instant }),
  response: SavedWord,
  errors: ['not_found', 'limit'],
})

export const deleteWikiWord = endpoint({
  method: 'DELETE',
  path: '/api/wiki/words/:id',
  summary: 'Delete a word from the vocabulary, with its reviews',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.literal(true) }),
  errors: ['not_found'],
})

export const putWikiReview = endpoint({
  method: 'PUT',
  path: '/api/wiki/words/:id/reviews/:review',
  summary: 'Add a review of a word; all reviews in order of time determine its due time; idempotent by id',
  offline: true,
  params: z.object({ id: Id, review: Id }),
  body: z.object({ rating: Rating, at: Instant }),
  response: z.object({ due: Instant }),
  errors: ['not_found', 'limit'],
})

export const Reading = z.object({
  id: Id,
  startedAt: Instant,
  zone: Zone,
  /** Time in which the page was visible and the person was active. */
  seconds: z.number().int().min(1).max(MOST_READING_SECONDS),
  pages: z.number().int().min(1).max(MOST_READING_PAGES),
  day: LocalDay,
})
export type Reading = z.infer<typeof Reading>

export const putWikiReading = endpoint({
  method: 'PUT',
  path: '/api/wiki/readings/:id',
  summary: 'Create or extend a reading period; counts as one activity from two minutes and three pages on',
  offline: true,
  params: z.object({ id: Id }),
  body: Reading.pick({ startedAt: true, zone: true, seconds: true, pages: true }),
  response: z.object({ counts: z.boolean() }),
})
