import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

/** A change that may wait for a network. */
export const note = endpoint({
  method: 'PUT',
  path: '/api/note',
  summary: 'Stores a note.',
  body: z.object({ text: z.string() }),
  response: z.object({}),
  offline: true,
})
