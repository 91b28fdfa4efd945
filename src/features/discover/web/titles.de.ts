/** Titles of the pages, by path. */
export const de = { '/discover': 'Entdecken', '/discover/course/:id': 'Kurs' }
