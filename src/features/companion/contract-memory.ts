import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'

// What the person lets the model remember of them: sentences, each theirs to read, change and take away.

export const MEMORY_AREAS = ['you', 'people', 'work', 'health', 'wishes', 'other'] as const
export type MemoryArea = (typeof MEMORY_AREAS)[number]

export const MOST_MEMORIES = 300
/** Letters of one. */
export const MOST_SENTENCE = 240
/** Of all that is told with a message, as an allowance counts them: the newest that have room. */
export const MEMORY_TOKENS = 800

export const Sentence = z.string().trim().min(1).max(MOST_SENTENCE)

export const Memory = z.object({
  id: Id,
  sentence: z.string(),
  area: z.enum(MEMORY_AREAS),
  /** Since when, and when it was last changed. */
  at: Instant,
  changedAt: Instant,
  /** Where it was said; null: the person wrote it here. `isHere`: that conversation is still there. */
  source: z.object({ thread: Id, message: Id, isHere: z.boolean() }).nullable(),
  /** It has room among what is told. */
  isTold: z.boolean(),
})
export type Memory = z.infer<typeof Memory>

export const listMemories = endpoint({
  method: 'GET',
  path: '/api/companion/memories',
  summary: 'What the model may remember of the person, the newest first, and how much of it is told with each message',
  auth: 'session',
  response: z.object({
    memories: z.array(Memory).max(MOST_MEMORIES),
    /** Nothing of it is told and nothing proposed. */
    isPaused: z.boolean(),
    /** Of MEMORY_TOKENS. */
    tokens: z.int(),
  }),
})

export const putMemory = endpoint({
  method: 'PUT',
  path: '/api/companion/memories/:id',
  summary: 'Remember a sentence, or change it; a repeat is the same one',
  auth: 'session',
  params: z.object({ id: Id }),
  body: z.object({
    sentence: Sentence,
    area: z.enum(MEMORY_AREAS),
    /** The conversation and the answer that it was proposed in; left alone where one is changed. */
    source: z.object({ thread: Id, message: Id }).nullable(),
  }),
  response: z.object({}),
  errors: ['limit'],
})

export const forgetMemory = endpoint({
  method: 'DELETE',
  path: '/api/companion/memories/:id',
  summary: 'Forget a sentence: its row, the card that proposed it, and the notes of conversations that it may have come into',
  auth: 'session',
  params: z.object({ id: Id }),
  response: z.object({}),
  errors: ['not_found'],
})

export const pauseMemory = endpoint({
  method: 'PUT',
  path: '/api/companion/memory',
  summary: 'Stop telling the model what it may remember, or go on with it; nothing is forgotten by that',
  auth: 'session',
  body: z.object({ isPaused: z.boolean() }),
  response: z.object({}),
})
