/** Titles of the pages, by path. */
export const de = {
  '/personality-quiz': 'Persönlichkeit',
  '/personality-quiz/results/:id': 'Persönlichkeitsergebnis',
  '/personality-reports': 'Persönlichkeitsberichte',
}
