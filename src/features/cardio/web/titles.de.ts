/** Titles of the pages, by path. */
export const de = {
  '/gym-ai/cardio': 'Ausdauer',
  '/gym-ai/cardio/intervals': 'Intervalle',
  '/gym-ai/cardio/import': 'Aufzeichnungen holen',
  '/gym-ai/cardio/:id': 'Ausdauereinheit',
}
