/** Titles of the pages, by path. */
export const de = {
  '/nutrition-analytics': 'Essen',
  '/nutrition-analytics/foods': 'Lebensmittel',
  '/nutrition-analytics/recipes': 'Rezepte',
}
