/** Titles of the pages, by path. */
export const de = {
  '/brain-forest/infinite-wiki': 'Endloses Wiki',
  '/brain-forest/infinite-wiki/:word': 'Ein Wort',
  '/brain-forest/trails/:id': 'Ein Pfad',
  '/brain-forest/vocabulary': 'Wortschatz',
}
