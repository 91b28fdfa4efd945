import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { notesOf, ownExercisesOf } from './exercises/store.ts'
import { gymsOf } from './gyms/store.ts'

const ABOUT_GYMS = { en: 'the places you train at, and what is there', de: 'die Orte, an denen du trainierst, und was es dort gibt' }
const ABOUT_EXERCISES = {
  en: 'exercises of your own; those you took away are marked',
  de: 'deine eigenen Übungen; weggenommene sind gekennzeichnet',
}
const ABOUT_NOTES = { en: 'your notes to exercises', de: 'deine Notizen zu Übungen' }

export const GYMS_FILE = 'workouts/gyms.json'
export const EXERCISES_FILE = 'workouts/exercises.json'
export const NOTES_FILE = 'workouts/exercise-notes.json'

/** Places, own exercises and notes to exercises. */
export async function* exportLibrary(app: HasDb & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const key = await app.vault.keyOf(userId)
  yield jsonFile(GYMS_FILE, ABOUT_GYMS, await gymsOf(app.db, key, userId))
  yield jsonFile(EXERCISES_FILE, ABOUT_EXERCISES, await ownExercisesOf(app.db, key, userId))
  yield jsonFile(NOTES_FILE, ABOUT_NOTES, await notesOf(app.db, key, userId))
}
