/** Titles of the pages, by path. */
export const de = {
  '/personal-meditations-customized': 'Deine Meditationen',
}
