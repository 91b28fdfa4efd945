/** Titles of the pages, by path. */
export const de = {
  '/habits': 'Gewohnheiten',
  '/habits/completed': 'Geschaffte Gewohnheiten',
  '/habits/transfer': 'Mitbringen, mitnehmen',
  '/habits/:id': 'Gewohnheit',
  '/habit-analytics': 'Muster und Stärke',
}
