import { route, type Route } from '#platform/server/http/route.ts'
import { deleteOwnExercise, listOwnExercises, putExerciseNote, putOwnExercise } from '../../contract-exercises.ts'
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
  route(putExerciseNote, async ({ app, db, userId, params, body }) => {
    const key = await app.vault.keyOf(userId)
    await db.transaction((tx) => writeNote(tx, key, userId, { exercise: params.exercise, text: body.text }))
    return { text: body.text }
  }),
]
