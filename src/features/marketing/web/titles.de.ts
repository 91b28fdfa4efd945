/** Titles of the pages, by path. */
export const de = {
  '/': 'Eine eigene, stille Lichtung',
  '/headspace-alternative': 'Eine Alternative zu Headspace',
}
