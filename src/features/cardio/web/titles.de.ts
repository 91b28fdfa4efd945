/** Titles of the pages, by path. */
export const de = {
  '/gym-ai/cardio': 'Ausdauer',
  '/gym-ai/cardio/intervals': 'Intervalle',
  '/gym-ai/cardio/import': 'Aufzeichnungen importieren',
  '/gym-ai/cardio/:id': 'Ausdauereinheit',
}
