import type { Year } from '#testing/life.ts'
import { libraryYear } from './library-year.fixture.ts'

/** Body's part of the year, room by room. */
export const year: Year = async (app, person) => {
  const parts = [await libraryYear(app, person)]
  return { pages: Object.assign({}, ...parts.map(({ pages }) => pages)) as Record<string, Record<string, string>> }
}
