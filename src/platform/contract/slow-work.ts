import { bytes, endpoint } from './endpoint.ts'

/** Anything slow of the person moved: pages that show a part of it look again. The page of all of it reads the list in the events. */
export const followSlowWork = endpoint({
  method: 'GET',
  path: '/api/image-status/events',
  summary: 'The list each time that something of it moves, as a stream of events; ends after some minutes, and is asked for again then',
  auth: 'session',
  response: bytes(['text/event-stream']),
})
