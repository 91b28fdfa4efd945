import { notFound } from '#platform/contract/errors.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { chooseGym, deleteGym, listGyms, putGym } from '../../contract/gyms.ts'
import { workoutsReasons } from '../../reasons.en.ts'
import { gymsOf, makeDefault, removeGym, writeGym } from './store.ts'

export const gymRoutes: readonly Route[] = [
  route(listGyms, async ({ app, db, userId }) => ({ gyms: await gymsOf(db, await app.vault.keyOf(userId), userId) })),
  route(putGym, async ({ app, db, userId, params, body }) => {
    const key = await app.vault.keyOf(userId)
    return db.transaction((tx) => writeGym(tx, key, userId, params.id, body, app.clock.now()))
  }),
  route(chooseGym, async ({ app, db, userId, params }) => {
    const key = await app.vault.keyOf(userId)
    const gym = await db.transaction((tx) => makeDefault(tx, key, userId, params.id))
    if (!gym) throw notFound(workoutsReasons.gym_not_here())
    return gym
  }),
  route(deleteGym, async ({ db, userId, params }) => {
    await db.transaction((tx) => removeGym(tx, userId, params.id))
    return { removed: true as const }
  }),
]
