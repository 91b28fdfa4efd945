/** Titles of the pages, by path. */
export const de = {
  '/my-scrapbook': 'Sammelbuch',
  '/my-scrapbook/books/:book': 'Ein Sammelbuch',
  '/my-scrapbook/pages/:page': 'Eine Seite',
  '/shared-scrapbook/:token': 'Ein Sammelbuch',
}
