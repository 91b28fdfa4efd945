import { readToEnd } from '#platform/server/http/read-to-end.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import {
  deleteExercisePhoto,
  deleteOwnExercise,
  getExercisePhoto,
  listOwnExercises,
  putExerciseNote,
  putExercisePhoto,
  putOwnExercise,
} from '../../contract/own-exercises.ts'
import { exercisePhotos, removePhoto, savePhoto } from './photos.ts'
import { notesOf, ownExercisesOf, removeExercise, writeExercise, writeNote } from './store.ts'

export const exerciseRoutes: readonly Route[] = [
  route(listOwnExercises, async ({ app, db, userId }) => {
    const key = await app.vault.keyOf(userId)
    const [exercises, notes] = await Promise.all([ownExercisesOf(db, key, userId), notesOf(db, key, userId)])
    return { exercises, notes }
  }),
  route(putOwnExercise, async ({ app, db, userId, params, body }) => {
    const key = await app.vault.keyOf(userId)
    return db.transaction((tx) => writeExercise(tx, key, userId, params.id, body, app.clock.now()))
  }),
  route(deleteOwnExercise, async ({ app, db, userId, params }) => {
    await removeExercise(db, userId, params.id, app.clock.now())
    return { removed: true as const }
  }),
  route(putExercisePhoto, ({ app, userId, params, body }) => readToEnd(body, (content) => savePhoto(app, userId, params.id, content))),
  route(getExercisePhoto, ({ app, userId, params, request, reply }) => exercisePhotos.send(app, userId, params, request, reply)),
  route(deleteExercisePhoto, async ({ app, userId, params }) => {
    await removePhoto(app, userId, params.id)
    return { removed: true as const }
  }),
  route(putExerciseNote, async ({ app, db, userId, params, body }) => {
    const key = await app.vault.keyOf(userId)
    await db.transaction((tx) => writeNote(tx, key, userId, { exercise: params.exercise, text: body.text }))
    return { text: body.text }
  }),
]
