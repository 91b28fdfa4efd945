/** Titles of the pages, by path. */
export const de = {
  '/settings/reminders': 'Erinnerungen',
}
