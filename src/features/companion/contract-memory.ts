import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'

// Sentences about a person that the model may remember. The person can read, change and delete each of them.

export const MEMORY_AREAS = ['you', 'people', 'work', 'health', 'wishes', 'other'] as const
export type MemoryArea = (typeof MEMORY_AREAS)[number]

export const MOST_MEMORIES = 300
/** Letters of one sentence. */
export const MOST_SENTENCE = 240
/** Tokens, as quotas count them, of all remembered sentences sent with a message. The newest that fit are sent. */
export const MEMORY_TOKENS = 800

export const Sentence = z.string().trim().min(1).max(MOST_SENTENCE)

export const Memory = z.object({
  id: Id,
  sentence: z.string(),
  area: z.enum(MEMORY_AREAS),
  /** When it was stored, and when it was last changed. */
  at: Instant,
  changedAt: Instant,
  /** The message it comes from; null: the person wrote it in the list. `isHere`: that conversation still exists. */
  source: z.object({ thread: Id, message: Id, isHere: z.boolean() }).nullable(),
  /** It fits into MEMORY_TOKENS, so the model receives it. */
  isShared: z.boolean(),
})
export type Memory = z.infer<typeof Memory>

export const listMemories = endpoint({
  method: 'GET',
  path: '/api/companion/memories',
  summary: 'List remembered sentences, newest first, marking those sent to the model, with their token count',
  response: z.object({
    memories: z.array(Memory).max(MOST_MEMORIES),
    /** No sentence is sent to the model, and the model proposes none. */
    isPaused: z.boolean(),
    /** Tokens used, of MEMORY_TOKENS. */
    tokens: z.int(),
  }),
})

export const putMemory = endpoint({
  method: 'PUT',
  path: '/api/companion/memories/:id',
  summary: 'Create or update a remembered sentence; idempotent by id',
  params: z.object({ id: Id }),
  body: z.object({
    sentence: Sentence,
    area: z.enum(MEMORY_AREAS),
    /** The conversation and the answer that proposed it. A change leaves the stored source as it is. */
    source: z.object({ thread: Id, message: Id }).nullable(),
  }),
  response: z.object({}),
  errors: ['limit'],
})

export const forgetMemory = endpoint({
  method: 'DELETE',
  path: '/api/companion/memories/:id',
  summary: 'Delete a remembered sentence, the content of the card that proposed it, and all conversation summaries',
  params: z.object({ id: Id }),
  response: z.object({}),
  errors: ['not_found'],
})

export const pauseMemory = endpoint({
  method: 'PUT',
  path: '/api/companion/memory',
  summary: 'Pause or resume sending remembered sentences to the model; deletes nothing',
  body: z.object({ isPaused: z.boolean() }),
  response: z.object({}),
})
