/** The page's message to the service worker when the network is idle: store also the pages that nobody visited yet, for offline use. */
export const KEEP_REST = 'keep-rest'
