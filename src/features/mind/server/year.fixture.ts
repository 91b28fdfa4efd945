import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Year } from '#testing/life.ts'
import { keepNote } from './keeping.ts'

const WEEK_MS = 7 * 86_400_000
const SAID = ['A slow morning, and good for it.', 'Rain on the window all afternoon.', 'The first warm evening outside.']

/** A note for each week of a year. */
export const year: Year = async (app, person) => {
  const now = app.clock.now().getTime()
  for (let ago = 52; ago >= 0; ago--) await keepNote(app, person, uuidv7(), SAID[ago % SAID.length]!, new Date(now - ago * WEEK_MS))
  return {}
}
