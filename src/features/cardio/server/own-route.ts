import type { LocalDay } from '#platform/contract/dates.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { OwnRoute } from '#platform/server/own-routes.ts'
import { packedTrackOf, sessionsBefore } from './store.ts'
import { analyseInChild } from './track-in-child.ts'

/** Maximum number of sessions to search for one with a track. */
const LOOKED_AT = 40
const MOST_POINTS = 160

const thousandth = (value: number) => Math.round(value * 1000) / 1000

/** The shape of the latest route of these days, without its position on the map. */
export async function cardioRoute(app: HasDb & HasVault, person: Person, from: LocalDay, to: LocalDay): Promise<OwnRoute | undefined> {
  const key = await app.vault.keyOf(person.id)
  const sessions = await sessionsBefore(app.db, key, person.id, undefined, LOOKED_AT)
  const latest = sessions.find(({ hasTrack, day }) => hasTrack && day >= from && day <= to)
  const packed = latest && (await packedTrackOf(app.db, key, person.id, latest.id))
  if (!packed) return undefined
  const { route, metres } = await analyseInChild(packed, null)
  if (!route || route.points.length < 2) return undefined
  const side = Math.max(route.width, route.height, 1)
  const every = Math.ceil(route.points.length / MOST_POINTS)
  const points = route.points.filter((_, at) => at % every === 0 || at === route.points.length - 1)
  // The y axis of a drawing points down, metres point north. The shorter side is centred.
  const [left, top] = [(1 - route.width / side) / 2, (1 - route.height / side) / 2]
  return {
    day: latest.day,
    metres,
    points: points.flatMap(({ x, y }) => [thousandth(left + x / side), thousandth(top + (route.height - y) / side)]),
  }
}
