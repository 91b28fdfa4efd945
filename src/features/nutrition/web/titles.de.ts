/** Titles of the pages, by path. */
export const de = {
  '/nutrition-analytics': 'Essen',
  '/nutrition-analytics/foods': 'Lebensmittel',
  '/nutrition-analytics/recipes': 'Rezepte',
  '/nutrition-analytics/plan': 'Wochenplan',
  '/nutrition-analytics/shopping': 'Einkaufsliste',
  '/nutrition-analytics/list/:token': 'Geteilte Einkaufsliste',
  '/nutrition-analytics/energy': 'Energie und Ziele',
  '/nutrition-analytics/needs': 'Was dein Körper braucht',
  '/nutrition-analytics/trends': 'Essen im Lauf der Zeit',
  '/nutrition-analytics/fasting': 'Fasten',
  '/nutrition-analytics/transfer': 'Essen: Import und Export',
}
