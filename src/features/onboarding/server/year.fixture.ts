import type { Year } from '#testing/life.ts'
import { saveWelcome } from './store.ts'

/** A person who finished the welcome a year ago and chose the areas that the year's data covers. */
export const year: Year = async (app, person) => {
  await saveWelcome(app.db, person.id, { step: 'ready', areas: ['journal', 'soul', 'habits'], ended: 'finished' }, person.createdAt)
  return {}
}
