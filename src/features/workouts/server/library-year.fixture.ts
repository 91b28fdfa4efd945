import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Year } from '#testing/life.ts'
import { usualGym } from '../gyms/usual.ts'
import { writeExercise, writeNote } from './exercises/store.ts'
import { makeDefault, writeGym } from './gyms/store.ts'

/** A club as the usual place, dumbbells at home, bands for travel; one own exercise, and two notes. */
export const libraryYear: Year = async (app, { id: userId }) => {
  const key = await app.vault.keyOf(userId)
  const now = app.clock.now()
  const places = [
    usualGym('home', 'kg', 'At home'),
    usualGym('gym', 'kg', 'The club by the canal'),
    usualGym('travel', 'kg', 'In the suitcase'),
  ]
  await app.db.transaction(async (tx) => {
    for (const [at, gym] of places.entries()) {
      const id = uuidv7()
      await writeGym(tx, key, userId, id, gym, new Date(now.getTime() + at))
      if (gym.kind === 'gym') await makeDefault(tx, key, userId, id)
    }
    await writeExercise(
      tx,
      key,
      userId,
      uuidv7(),
      {
        name: 'Shopping up the stairs',
        pattern: 'carry',
        primary: ['forearms', 'traps'],
        secondary: ['abs', 'quads'],
        equipment: [],
        loading: 'none',
        measure: 'metres',
        perSide: false,
        how: 'Two even bags, tall all the way, no leaning on the rail.',
      },
      now,
    )
    await writeNote(tx, key, userId, { exercise: 'barbell-back-squat', text: 'Rack on the ninth hole. Flat shoes.' })
    await writeNote(tx, key, userId, { exercise: 'lat-pulldown', text: 'Thigh pad two clicks down.' })
  })
  return { pages: { '/gym-ai/exercises/:slug': { slug: 'barbell-back-squat' } } }
}
