/** Titles of the pages, by path. */
export const de = {
  '/voice-agent': 'Auf Zuruf',
}
