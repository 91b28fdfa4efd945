/** Titles of the pages, by path. */
export const de = {
  '/my-garden': 'Garten',
}
