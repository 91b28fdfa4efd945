/** Address of the blog's Atom feed. */
export const FEED = '/blog/feed.xml'
