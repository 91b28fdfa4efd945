import sharp from 'sharp'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life } from '#testing/life.ts'
import {
  deleteExercisePhoto,
  deleteOwnExercise,
  putExerciseNote,
  putExercisePhoto,
  putOwnExercise,
  type OwnExerciseFields,
} from '../contract/own-exercises.ts'
import { chooseGym, deleteGym, putGym } from '../contract/gyms.ts'
import { usualGym } from '../gyms/usual.ts'

const own = (name: string): OwnExerciseFields => ({
  name,
  pattern: 'carry',
  primary: ['forearms', 'traps'],
  secondary: ['abs'],
  equipment: ['kettlebell'],
  loading: 'kettlebells',
  measure: 'metres',
  perSide: false,
  how: 'Up the tower stairs, slowly, past the green door',
})

/** Two places, the second chosen, and a deleted one; an own exercise and a deleted one; notes about two exercises. */
export const libraryLife: Life = async ({ me }) => {
  const [cellar, club, removed, spare] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  const place = { ...usualGym('home', 'lb', 'The cellar under the bakery'), dumbbells: [{ weight: 33.07, count: 2 }] }
  await me.call(putGym, { params: { id: cellar }, body: place })
  await me.call(putGym, { params: { id: club }, body: usualGym('gym', 'kg', 'Old harbour gym') })
  await me.call(putGym, { params: { id: removed }, body: usualGym('travel', 'kg', 'A hotel') })
  await me.call(putGym, { params: { id: spare }, body: usualGym('outdoors', 'kg', 'The park by the weir') })
  await me.call(chooseGym, { params: { id: club }, body: {} })
  await me.call(deleteGym, { params: { id: removed } })
  const [stored, away, other] = [uuidv7(), uuidv7(), uuidv7()]
  await me.call(putOwnExercise, { params: { id: stored }, body: own('Lighthouse carry') })
  await me.call(putOwnExercise, { params: { id: away }, body: own('Barrel walk') })
  await me.call(putOwnExercise, { params: { id: other }, body: own('Sandbag stroll') })
  await me.call(deleteOwnExercise, { params: { id: away } })
  const picture = async (green: number) =>
    new Uint8Array(
      await sharp({ create: { width: 320, height: 240, channels: 3, background: { r: 120, g: green, b: 90 } } })
        .webp()
        .toBuffer(),
    )
  const photo = await picture(150)
  await me.call(putExercisePhoto, { params: { id: stored }, body: await picture(60) })
  await me.call(putExercisePhoto, { params: { id: stored }, body: photo })
  await me.call(putExercisePhoto, { params: { id: other }, body: await picture(200) })
  await me.call(putExercisePhoto, { params: { id: away }, body: await picture(90) })
  await me.call(deleteExercisePhoto, { params: { id: away } })
  await me.call(putExerciseNote, { params: { exercise: 'barbell-back-squat' }, body: { text: 'Heels on the two thin books' } })
  await me.call(putExerciseNote, { params: { exercise: stored }, body: { text: 'Blue gloves' } })
  await me.call(putExerciseNote, { params: { exercise: 'plank' }, body: { text: 'Nothing' } })
  await me.call(putExerciseNote, { params: { exercise: 'plank' }, body: { text: '' } })
  return {
    says: [
      cellar,
      'The cellar under the bakery',
      33.07,
      'Old harbour gym',
      stored,
      'Lighthouse carry',
      'Barrel walk',
      'Up the tower stairs, slowly, past the green door',
      'Heels on the two thin books',
      'Blue gloves',
    ],
    things: {
      // For another person the same id is another place or exercise: they create their own, or have none to delete.
      'PUT /api/workouts/gyms/:id': { params: { id: cellar }, body: place, strangerGets: 200 },
      'PUT /api/workouts/gyms/:id/default': { params: { id: club }, body: {} },
      'DELETE /api/workouts/gyms/:id': { params: { id: spare }, strangerGets: 200 },
      'PUT /api/workouts/exercises/:id': { params: { id: stored }, body: own('Lighthouse carry'), strangerGets: 200 },
      // A deleted exercise that no request creates again: for a stranger it does not exist.
      'PUT /api/workouts/exercises/:id/photo': { params: { id: away }, body: photo },
      'GET /api/workouts/exercises/:id/photo/:size': { params: { id: stored, size: 'thumb' } },
      'DELETE /api/workouts/exercises/:id/photo': { params: { id: other }, strangerGets: 200 },
      'DELETE /api/workouts/exercises/:id': { params: { id: other }, strangerGets: 200 },
    },
    shared: ['/api/workouts/exercise-notes/'],
    pages: { '/gym-ai/exercises/:slug': { slug: 'barbell-back-squat' } },
    looks: [`/gym-ai/exercises/${stored}`],
  }
}
