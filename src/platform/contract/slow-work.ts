import { bytes, endpoint } from './endpoint.ts'

/** Anything slow of the person moved: pages that show a part of it look again. The page of all of it reads the list in the events. */
export const followSlowWork = endpoint({
  method: 'GET',
  path: '/api/image-status/events',
  summary: 'Stream the list of slow tasks as server-sent events, at once and on each change; reconnect when it ends (5 minutes)',
  response: bytes(['text/event-stream']),
})
