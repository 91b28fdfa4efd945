import { recordActivity } from '#platform/server/activity/activity.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life } from '#testing/life.ts'
import { arrangePlant, buySeed } from '../contract.ts'

/** A named and moved plant that an act grew, and a bought seed. */
export const life: Life = async ({ server, me }) => {
  const [subject, seed] = [uuidv7(), uuidv7()]
  // Acts as other features would record them; without them a garden is empty.
  const at = server.clock.now()
  const act = { kind: 'habit', at, zone: 'UTC', localDay: '2026-05-04', amount: 1, unit: 'times', points: 137, subject }
  await server.app.db.transaction((tx) => recordActivity(tx, { ...act, userId: me.user.id, key: `test:${subject}` }))
  const params = { key: `habit~${subject}~0` }
  await me.call(arrangePlant, { params, body: { name: 'Quillfeather the elder', place: { x: 341.5, y: 1.25 } } })
  await me.call(buySeed, { body: { id: seed, species: 'bluePoppy' } })
  await me.call(arrangePlant, { params: { key: `seed~${seed}~0` }, body: { name: 'Mirabelle' } })
  return {
    says: ['Quillfeather the elder', 341.5, 'Mirabelle', 'bluePoppy', 137, params.key],
    things: {
      'GET /api/garden/plants/:key/acts': { params },
      'PUT /api/garden/plants/:key': { params, body: { name: 'Old oak' } },
    },
  }
}
