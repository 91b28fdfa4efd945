/** Titles of the pages, by path. */
export const de = {
  '/gym-ai/gyms': 'Wo du trainierst',
}
