/** Titles of the pages, by path. */
export const de = {
  '/nutrition-analytics': 'Essen',
}
