import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Year } from '#testing/life.ts'
import { setFavourite, writeSpeech } from './store.ts'

/** Two own speeches, and a few favourites of the library. */
export const year: Year = async (app, person) => {
  const at = app.clock.now()
  const day = at.toISOString().slice(0, 10)
  const key = await app.vault.keyOf(person.id)
  const own = [
    {
      title: 'For the first cold morning',
      content: 'It is dark, and that is all it is. Put the kettle on.\n\nThe road will be wet, and you have boots.',
    },
    {
      title: 'Before I call my father',
      content: 'He will ask about the car. Let him. It is how he says hello.\n\nYou can tell him one true thing, and that is enough.',
    },
  ]
  for (const words of own)
    await writeSpeech(app.db, key, person.id, { ...words, tone: 'healing', language: 'en', themes: ['courage'], id: uuidv7(), day, at })
  for (const id of ['small-morning', 'before-you-walk-in', 'sea-does-not-hurry']) await setFavourite(app.db, person.id, id, at)
  return {}
}
