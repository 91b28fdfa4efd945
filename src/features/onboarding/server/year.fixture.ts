import type { Year } from '#testing/life.ts'
import { saveWelcome } from './store.ts'

/** Was welcomed a year ago, and came for what the year then is about. */
export const year: Year = async (app, person) => {
  await saveWelcome(app.db, person.id, { step: 'ready', areas: ['journal', 'soul', 'habits'], ended: 'finished' }, person.createdAt)
  return {}
}
