/** What a page says to the service worker when nothing else needs the network: pages that nobody visited yet are to open without one, too. */
export const KEEP_REST = 'keep-rest'
