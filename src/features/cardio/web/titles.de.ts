/** Titles of the pages, by path. */
export const de = {
  '/cardio': 'Cardio',
}
