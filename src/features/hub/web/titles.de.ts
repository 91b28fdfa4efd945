/** Titles of the pages, by path. */
export const de = {
  '/hub': 'Start',
}
