/** Titles of the pages, by path. */
export const de = {
  '/brain-forest': 'Gehirnwald',
  '/brain-forest/history': 'Verlauf der Spiele',
  '/brain-forest/play/:game': 'Ein Spiel',
}
