/** Titles of the pages, by path. */
export const de = {
  '/soul': 'Seele',
  '/soul/breathing': 'Atmen',
  '/soul/timer': 'Timer',
  '/soul/mixer': 'Klangmischer',
  '/soul/record': 'Dein Verlauf',
  '/soul/record/import': 'Achtsame Minuten',
  '/soul/category/:id': 'Seele',
  '/soul/track/:id': 'Seele',
}
