/** Titles of the pages, by path. */
export const de = {
  '/ios-test': 'Gerät prüfen',
}
