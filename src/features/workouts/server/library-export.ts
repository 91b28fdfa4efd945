import type { HasDb, HasStorage, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { exercisePhotos } from './exercises/photos.ts'
import { notesOf, ownExercisesOf } from './exercises/store.ts'
import { gymsOf } from './gyms/store.ts'

const ABOUT_GYMS = { en: 'the places you train at, and what is there', de: 'die Orte, an denen du trainierst, und was es dort gibt' }
const ABOUT_EXERCISES = {
  en: 'exercises of your own; those you took away are marked',
  de: 'deine eigenen Übungen; weggenommene sind gekennzeichnet',
}
const ABOUT_PHOTOS = {
  en: 'photos of your own exercises, named by their id',
  de: 'Fotos deiner eigenen Übungen, benannt nach ihrer Kennung',
}
const ABOUT_NOTES = { en: 'your notes to exercises', de: 'deine Notizen zu Übungen' }

export const GYMS_FILE = 'workouts/gyms.json'
export const EXERCISES_FILE = 'workouts/exercises.json'
export const PHOTO_FOLDER = 'workouts/exercise-photos/'
export const NOTES_FILE = 'workouts/exercise-notes.json'

/** Places, own exercises with their photos, and notes about exercises. */
export async function* exportLibrary(app: HasDb & HasStorage & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const key = await app.vault.keyOf(userId)
  yield jsonFile(GYMS_FILE, ABOUT_GYMS, await gymsOf(app.db, key, userId))
  // A mark is valid in this installation only.
  const exercises = (await ownExercisesOf(app.db, key, userId)).map((one) => ({ ...one, photo: one.photo && { ...one.photo, mark: '' } }))
  yield jsonFile(EXERCISES_FILE, ABOUT_EXERCISES, exercises)
  yield jsonFile(NOTES_FILE, ABOUT_NOTES, await notesOf(app.db, key, userId))
  yield* exercisePhotos.exportFiles(app, key, userId, { path: PHOTO_FOLDER, ...ABOUT_PHOTOS })
}
