/** Titles of the pages, by path. */
export const de = {
  '/brain-health': 'Gehirngesundheit',
  '/brain-health/factors': 'Vierzehn Faktoren',
  '/brain-health/essentials': 'Life’s Essential 8',
  '/brain-health/checks': 'Hören und Sehen',
  '/brain-health/articles': 'Lesen über das Gehirn',
  '/brain-health/articles/:slug': 'Ein Artikel',
}
