/** What the service worker tells open pages when its own request met a 401. */
export const SESSION_ENDED = 'session-ended'
