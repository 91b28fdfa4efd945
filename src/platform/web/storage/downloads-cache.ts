/** The Cache API's cache of downloaded sound; the service worker answers from it. */
export const DOWNLOADS_CACHE = 'fernwell-audio-1'
