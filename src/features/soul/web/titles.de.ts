/** Titles of the pages, by path. */
export const de = {
  '/soul': 'Seele',
  '/soul/category/:id': 'Seele',
  '/soul/track/:id': 'Seele',
}
