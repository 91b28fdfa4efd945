/** Titles of the pages, by path. */
export const de = {
  '/motivational-speeches': 'Gute Worte',
}
