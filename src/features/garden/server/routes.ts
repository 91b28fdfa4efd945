import { route, type Route } from '#platform/server/http/route.ts'
import { arrangePlant, buySeed, getGarden, getPlantActs, resetArrangement } from '../contract.ts'
import { actsOfPlantNamed, assertPlant, gardenAnswer, todayOf } from './reading.ts'
import { arrange, buy, deleteArrangement } from './store.ts'

export const gardenRoutes: readonly Route[] = [
  route(getGarden, ({ app, person }) => gardenAnswer(app, person)),
  route(getPlantActs, async ({ app, person, params }) => ({ acts: await actsOfPlantNamed(app, person, params.key) })),
  route(arrangePlant, async ({ app, db, userId, params, body }) => {
    await assertPlant(app, userId, params.key)
    const key = await app.vault.keyOf(userId)
    const change = {
      ...(body.name !== undefined && { name: body.name === '' ? null : body.name }),
      ...(body.place !== undefined && { x: body.place?.x ?? null, y: body.place?.y ?? null }),
    }
    return db.transaction((tx) => arrange(tx, key, userId, params.key, change))
  }),
  route(resetArrangement, async ({ app, db, userId }) => {
    const key = await app.vault.keyOf(userId)
    return { moved: await db.transaction((tx) => deleteArrangement(tx, key, userId)) }
  }),
  route(buySeed, ({ app, db, userId, person, body }) => {
    const when = { today: todayOf(app, person), now: app.clock.now() }
    return db.transaction((tx) => buy(tx, userId, body, when))
  }),
]
