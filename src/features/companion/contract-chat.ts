import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { consentEndpoints, ModelShown, ModelState } from '#platform/contract/model-consent.ts'
import { Id } from '#platform/contract/ids.ts'
import { ToolFacts, ToolSettings } from './contract-tools.ts'

// A conversation with a language model: only where one is configured, and only for a person who agreed to it.

export const CHAT_LANGUAGES = ['en', 'de'] as const
export type ChatLanguage = (typeof CHAT_LANGUAGES)[number]

export const TONES = ['gentle', 'plain', 'playful', 'coach'] as const
export type Tone = (typeof TONES)[number]

/** Letters of one message. */
export const MOST_LETTERS = 12_000
/** Letters of an answer that are stored. */
export const MOST_ANSWER = 60_000
export const MOST_TITLE = 80
export const MOST_NAME = 40
export const MOST_THREADS = 500
/** Messages of one conversation, all branches included. */
export const MOST_MESSAGES = 20_000
/** Messages of one page. */
export const PAGE_MESSAGES = 40
export const PAGE_THREADS = 30
/** Letters of a search text. */
export const MOST_SEARCHED = 80
export const MOST_FOUND = 30

const Settings = z.object({ name: z.string().trim().max(MOST_NAME), tone: z.enum(TONES) })
export type ChatSettings = z.infer<typeof Settings>

export const ChatState = ModelState.extend({
  settings: Settings,
  /** Number of remembered sentences that the model receives; 0 while the memory is paused. */
  memory: z.object({ shared: z.int(), isPaused: z.boolean() }),
  /** Areas that the model may read, and whether it may propose actions; null: the model of this installation takes no tools. */
  tools: ToolSettings.nullable(),
  /** Our own instructions, word for word, as they would be sent now. */
  instructions: z.string(),
})
export type ChatState = z.infer<typeof ChatState>

export const getChat = endpoint({
  method: 'GET',
  path: '/api/companion/chat',
  summary: 'Get the language model, the person’s consent to it, the remaining daily allowance and the chat settings',
  query: z.object({ language: z.enum(CHAT_LANGUAGES) }),
  response: ChatState,
})

const consent = consentEndpoints({
  path: '/api/companion/chat/consent',
  agrees: 'sending conversation messages and confirm legal age',
  ends: 'an answer in progress',
  shown: ModelShown.extend({ isAdult: z.literal(true) }),
})
export const agreeToChat = consent.agree
export const withdrawFromChat = consent.withdraw

export const setChat = endpoint({
  method: 'PUT',
  path: '/api/companion/chat/settings',
  summary: 'Replace the chat settings: name and tone of the companion',
  body: Settings,
  response: z.object({}),
})

export const Thread = z.object({
  id: Id,
  title: z.string(),
  createdAt: Instant,
  /** Instant of the last message. */
  changedAt: Instant,
  isArchived: z.boolean(),
  /** The model receives the remembered sentences in this conversation. */
  usesMemory: z.boolean(),
})
export type Thread = z.infer<typeof Thread>

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/companion/chat/threads',
  summary: 'List conversations by their newest message, newest first; paginated by `next`',
  query: z.object({ archived: z.enum(['yes', 'no']), before: z.string().max(80).optional() }),
  response: z.object({ threads: z.array(Thread).max(PAGE_THREADS), next: z.string().nullable() }),
})

/** How an answer ended; null for a person's message. failed: the connection broke or the model failed. */
export const FINISHES = ['complete', 'length', 'filtered', 'stopped', 'failed'] as const

export const Message = z.object({
  id: Id,
  parent: Id.nullable(),
  role: z.enum(['person', 'model']),
  text: z.string(),
  at: Instant,
  finish: z.enum(FINISHES).nullable(),
  /** Model that wrote the answer. */
  model: z.string().nullable(),
  rating: z.literal([-1, 0, 1]),
  ...ToolFacts.shape,
})
export type Message = z.infer<typeof Message>
/** `versions`: ids of the messages at the same place in the tree, this one included, oldest first. */
export const ShownMessage = Message.extend({ versions: z.array(Id) })
export type ShownMessage = z.infer<typeof ShownMessage>

export const getThread = endpoint({
  method: 'GET',
  path: '/api/companion/chat/threads/:id',
  summary: 'Get the last messages of the selected branch of a conversation, oldest first; `before` returns the previous page',
  params: z.object({ id: Id }),
  query: z.object({ before: Id.optional() }),
  response: z.object({
    thread: Thread,
    messages: z.array(ShownMessage).max(PAGE_MESSAGES),
    hasOlder: z.boolean(),
    /** The summary that the model receives instead of older messages; null as long as it receives all of them. */
    summary: z.string().nullable(),
  }),
  errors: ['not_found'],
})

export const changeThread = endpoint({
  method: 'PUT',
  path: '/api/companion/chat/threads/:id',
  summary: 'Update title, archive status and memory use of a conversation',
  params: z.object({ id: Id }),
  body: z.object({ title: z.string().trim().min(1).max(MOST_TITLE), isArchived: z.boolean(), usesMemory: z.boolean().optional() }),
  response: Thread,
  errors: ['not_found'],
})

export const deleteThread = endpoint({
  method: 'DELETE',
  path: '/api/companion/chat/threads/:id',
  summary: 'Delete a conversation with all its messages',
  params: z.object({ id: Id }),
  response: z.object({}),
  errors: ['not_found'],
})

export const chooseVersion = endpoint({
  method: 'PUT',
  path: '/api/companion/chat/threads/:id/version',
  summary: 'Select the branch of a conversation through this message, down to its newest end',
  params: z.object({ id: Id }),
  body: z.object({ message: Id }),
  response: z.object({}),
  errors: ['not_found'],
})

/** POST, so that neither messages nor search texts appear in an address. */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/companion/chat/threads/:id/answers',
  summary:
    'Store a message and stream its answer as events; idempotent by message and answer id. The first message creates the conversation. ' +
    '`conflict` with the field `parent`: the conversation has no such message',
  params: z.object({ id: Id }),
  body: z.object({
    message: Id,
    /** The message before it; null at the beginning. */
    parent: Id.nullable(),
    text: z.string().trim().min(1).max(MOST_LETTERS),
    answer: Id,
    /** For the conversation that this message begins: no remembered sentences are sent. */
    withoutMemory: z.boolean().optional(),
    language: z.enum(CHAT_LANGUAGES),
  }),
  response: bytes(['text/event-stream']),
  errors: ['not_found', 'forbidden', 'conflict', 'limit', 'unavailable'],
})

export const stopAnswer = endpoint({
  method: 'POST',
  path: '/api/companion/chat/answers/:id/stop',
  summary: 'Stop an answer in progress, here and at the model; the partial answer is stored',
  params: z.object({ id: Id }),
  body: z.object({}),
  response: z.object({}),
  errors: ['not_found'],
})

export const rateAnswer = endpoint({
  method: 'PUT',
  path: '/api/companion/chat/threads/:id/messages/:message/rating',
  summary: 'Rate an answer as -1, 0 or 1; stored with the answer and never sent elsewhere',
  params: z.object({ id: Id, message: Id }),
  body: z.object({ rating: z.literal([-1, 0, 1]) }),
  response: z.object({}),
  errors: ['not_found'],
})

export const searchChat = endpoint({
  method: 'POST',
  path: '/api/companion/chat/search',
  summary: 'Search the newest 5,000 messages for all given words, newest first',
  body: z.object({ words: z.string().trim().min(1).max(MOST_SEARCHED) }),
  response: z.object({
    found: z
      .array(z.object({ thread: Id, title: z.string(), message: Id, at: Instant, role: z.enum(['person', 'model']), excerpt: z.string() }))
      .max(MOST_FOUND),
    isComplete: z.boolean(),
  }),
})

export const downloadThread = endpoint({
  method: 'GET',
  path: '/api/companion/chat/threads/:id/markdown',
  summary: 'Download the selected branch of a conversation as Markdown',
  params: z.object({ id: Id }),
  query: z.object({ language: z.enum(CHAT_LANGUAGES) }),
  response: bytes(['text/markdown']),
  errors: ['not_found'],
})
