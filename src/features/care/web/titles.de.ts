/** Titles of the pages, by path. */
export const de = {
  '/get-help': 'Jetzt Hilfe finden',
}
