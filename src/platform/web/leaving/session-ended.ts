/** Message from the service worker to open pages when its own request got a 401. */
export const SESSION_ENDED = 'session-ended'
