/** Titles of the pages, by path. */
export const de = {
  '/measurements': 'Messungen',
  '/measurements/photos': 'Fotos nebeneinander',
}
