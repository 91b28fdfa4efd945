/** Titles of the pages, by path. */
export const de = {
  '/habits': 'Gewohnheiten',
  '/habits/completed': 'Geschaffte Gewohnheiten',
  '/habits/transfer': 'Importieren und exportieren',
  '/habits/:id': 'Gewohnheit',
  '/habit-analytics': 'Muster und Stärke',
}
