/** Titles of the pages, by path. */
export const de = {
  '/gym-ai/gyms': 'Wo du trainierst',
  '/gym-ai/exercises': 'Übungen',
  '/gym-ai/exercises/:slug': 'Übung',
}
