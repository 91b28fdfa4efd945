import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'

/** Notes that one person can have. */
export const MIND_MOST = 500
export const MIND_MOST_LETTERS = 2000

const MindNote = z.object({
  id: Id,
  text: z.string(),
  /** The person's day on which it was first written. */
  day: LocalDay,
  createdAt: Instant,
})
export type MindNote = z.infer<typeof MindNote>

export const listMindNotes = endpoint({
  method: 'GET',
  path: '/api/mind',
  summary: 'All notes of the person, the newest first',
  auth: 'session',
  response: z.object({ notes: z.array(MindNote) }),
})

export const putMindNote = endpoint({
  method: 'PUT',
  path: '/api/mind/:id',
  summary: 'Writes a note, or changes what it says',
  auth: 'session',
  params: z.object({ id: Id }),
  body: z.object({ text: z.string().trim().min(1).max(MIND_MOST_LETTERS) }),
  response: MindNote,
  errors: ['limit'],
})

export const deleteMindNote = endpoint({
  method: 'DELETE',
  path: '/api/mind/:id',
  summary: 'Takes a note away for good',
  auth: 'session',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.literal(true) }),
  errors: ['not_found'],
})
