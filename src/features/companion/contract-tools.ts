import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { FACT_AREAS } from '#platform/contract/fact-areas.ts'
import { Id } from '#platform/contract/ids.ts'

// Facts that a model may read, actions that it may propose, and the record of both that is stored with its answer.

/** Most sources and cards of one answer. */
export const MOST_SOURCES = 24
export const MOST_CARDS = 5
/** Most letters of a text that a card proposes. */
export const MOST_CARD_TEXT = 4000
const MAX_NOTE_LENGTH = 400

const Address = z
  .string()
  .max(200)
  .regex(/^\/[a-z][\w/?=&-]*$/i)

/** A record of the person that was read for an answer. `title` empty: the area describes it. `to`: an address in the app. */
export const Source = z.object({
  area: z.enum(FACT_AREAS),
  title: z.string().max(200),
  day: LocalDay.nullable(),
  to: Address,
})
export type Source = z.infer<typeof Source>

/**
 * proposed: nothing happened. doing: a device has claimed it, and only that device reports the result. done, undone: the person pressed.
 * dismissed: the person declined.
 */
export const CARD_STATES = ['proposed', 'doing', 'done', 'dismissed', 'undone'] as const
/** Changes of a card that a device reports. failed: it could not be performed, and can be pressed again. */
export const CARD_CHANGES = ['doing', 'done', 'failed', 'dismissed', 'undone'] as const

const CardArgs = z
  .record(z.string().max(20), z.union([z.string().max(MOST_CARD_TEXT), z.number()]))
  .refine((args) => Object.keys(args).length <= 8)

/** An action that a model proposed: a tool of the app, its arguments and its state. */
export const ToolCard = z.object({
  id: Id,
  tool: z.string().max(60),
  args: CardArgs,
  state: z.enum(CARD_STATES),
  /** Id of the press that claimed it. */
  claim: Id.nullable(),
  /** Instant of the last change. */
  at: Instant,
  /** Description of the performed action, as it was reported then. */
  said: z.string().max(MAX_NOTE_LENGTH).nullable(),
  /** Address of the result. */
  to: Address.nullable(),
})
export type ToolCard = z.infer<typeof ToolCard>

/** Stored with an answer. `withoutTools`: why the model could neither read nor propose, though it was allowed to. */
export const ToolFacts = z.object({
  sources: z.array(Source).max(MOST_SOURCES),
  cards: z.array(ToolCard).max(MOST_CARDS),
  withoutTools: z.enum(['refused', 'spent']).nullable(),
})
export type ToolFacts = z.infer<typeof ToolFacts>
export const NO_FACTS: ToolFacts = { sources: [], cards: [], withoutTools: null }

/** Areas that a model may read, and whether it may propose. By default nothing is allowed. */
export const ToolSettings = z.object({ areas: z.array(z.enum(FACT_AREAS)).max(FACT_AREAS.length), mayPropose: z.boolean() })
export type ToolSettings = z.infer<typeof ToolSettings>
export const NO_TOOLS: ToolSettings = { areas: [], mayPropose: false }

export const setChatTools = endpoint({
  method: 'PUT',
  path: '/api/companion/chat/tools',
  summary: 'Set the areas that the model may read and whether it may propose actions; a new consent resets both',
  body: ToolSettings,
  response: z.object({}),
})

export const changeCard = endpoint({
  method: 'PUT',
  path: '/api/companion/chat/threads/:id/messages/:message/cards/:card',
  summary:
    'Change the state of a proposed action. The first `doing` claims it and reports the result with the same `claim`; others get ' +
    '`conflict`. The device performs the action, not the server',
  params: z.object({ id: Id, message: Id, card: Id }),
  body: z.object({
    to: z.enum(CARD_CHANGES),
    claim: Id,
    /** With `doing`: the arguments as the person edited them. */
    args: CardArgs.optional(),
    /** With `done`: a description of the action, and the address of its result. */
    said: z.string().max(MAX_NOTE_LENGTH).optional(),
    at: Address.optional(),
  }),
  response: ToolCard,
  errors: ['not_found', 'conflict', 'invalid'],
})
