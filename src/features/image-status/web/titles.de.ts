/** Titles of the pages, by path. */
export const de = { '/image-status': 'In Arbeit' }
