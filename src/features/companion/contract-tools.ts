import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { FACT_AREAS } from '#platform/contract/fact-areas.ts'
import { Id } from '#platform/contract/ids.ts'

// What a model may read of a life and propose to do in it, and what is kept of that with its answer.

/** Sources and cards of one answer. */
export const MOST_SOURCES = 24
export const MOST_CARDS = 5
/** Letters of a text that a card proposes. */
export const MOST_CARD_TEXT = 4000
const MAX_NOTE_LENGTH = 400

const Address = z
  .string()
  .max(200)
  .regex(/^\/[a-z][\w/?=&-]*$/i)

/** Something of the person's that was read for an answer. `title` empty: the area says what it is. `to`: an address in the app. */
export const Source = z.object({
  area: z.enum(FACT_AREAS),
  title: z.string().max(200),
  day: LocalDay.nullable(),
  to: Address,
})
export type Source = z.infer<typeof Source>

/**
 * proposed: nothing happened. doing: a device has begun it, and nobody else may; what became of it is told by that device alone.
 * done, undone: by the person's press. dismissed: they did not want it.
 */
export const CARD_STATES = ['proposed', 'doing', 'done', 'dismissed', 'undone'] as const
/** What a device tells of a card; failed: it could not be done, and can be pressed again. */
export const CARD_CHANGES = ['doing', 'done', 'failed', 'dismissed', 'undone'] as const

const CardArgs = z
  .record(z.string().max(20), z.union([z.string().max(MOST_CARD_TEXT), z.number()]))
  .refine((args) => Object.keys(args).length <= 8)

/** Something that a model proposed: a tool of the app, what it would do it with, and what became of it. */
export const ToolCard = z.object({
  id: Id,
  tool: z.string().max(60),
  args: CardArgs,
  state: z.enum(CARD_STATES),
  /** Of the press that began it. */
  claim: Id.nullable(),
  /** Of the last change. */
  at: Instant,
  /** What was done, as it was told then. */
  said: z.string().max(MAX_NOTE_LENGTH).nullable(),
  /** Where it can be looked at. */
  to: Address.nullable(),
})
export type ToolCard = z.infer<typeof ToolCard>

/** Kept with an answer. `withoutTools`: why the model could neither read nor propose, though it was allowed to. */
export const ToolFacts = z.object({
  sources: z.array(Source).max(MOST_SOURCES),
  cards: z.array(ToolCard).max(MOST_CARDS),
  withoutTools: z.enum(['refused', 'spent']).nullable(),
})
export type ToolFacts = z.infer<typeof ToolFacts>
export const NO_FACTS: ToolFacts = { sources: [], cards: [], withoutTools: null }

/** What a model may see and do; nothing, until the person says so. */
export const ToolSettings = z.object({ areas: z.array(z.enum(FACT_AREAS)).max(FACT_AREAS.length), mayPropose: z.boolean() })
export type ToolSettings = z.infer<typeof ToolSettings>
export const NO_TOOLS: ToolSettings = { areas: [], mayPropose: false }

export const setChatTools = endpoint({
  method: 'PUT',
  path: '/api/companion/chat/tools',
  summary:
    'Which areas of their life the model may look things up in, and whether it may propose things to do; agreeing anew takes it all back',
  auth: 'session',
  body: ToolSettings,
  response: z.object({}),
})

export const changeCard = endpoint({
  method: 'PUT',
  path: '/api/companion/chat/threads/:id/messages/:message/cards/:card',
  summary:
    'Say what becomes of something that was proposed. Whoever says `doing` first may do it, and tells how it went under the same `claim`; ' +
    '`conflict` for all others. Nothing is done here: the device does it as by hand',
  auth: 'session',
  params: z.object({ id: Id, message: Id, card: Id }),
  body: z.object({
    to: z.enum(CARD_CHANGES),
    claim: Id,
    /** With `doing`: what the person made of it. */
    args: CardArgs.optional(),
    /** With `done`: what was done, and where that is. */
    said: z.string().max(MAX_NOTE_LENGTH).optional(),
    at: Address.optional(),
  }),
  response: ToolCard,
  errors: ['not_found', 'conflict', 'invalid'],
})
