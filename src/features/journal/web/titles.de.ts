/** Titles of the pages, by path. */
export const de = {
  '/journal': 'Tagebuch',
  '/journal/settings': 'Einstellungen des Tagebuchs',
  '/journal/transfer': 'Importieren und exportieren',
  '/journal/insight': 'Einblick',
  '/calendar': 'Kalender',
  '/journal/:id': 'Tagebuch',
}
