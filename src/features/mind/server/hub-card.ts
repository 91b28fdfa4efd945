import type { HasDb } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { FeatureCard, HubDay } from '#platform/server/hub.ts'
import type { GameId } from '../games/core/catalog.ts'
import { DEFAULT_MINUTES, roundOf, type LastPlayed } from '../round.ts'
import { gameSums } from './store.ts'

/** Today's round and its progress. No card before the first session. */
export async function mindHubCards(app: HasDb, person: Person, { today }: Pick<HubDay, 'today'>): Promise<FeatureCard[]> {
  const sums = await gameSums(app.db, person.id, today)
  if (sums.length === 0) return []
  const lastPlayed: LastPlayed = Object.fromEntries(
    sums.flatMap(({ game, lastBefore }) => (lastBefore === null ? [] : [[game, lastBefore]])),
  )
  const round = roundOf({ today, lastPlayed, minutes: DEFAULT_MINUTES })
  const done = new Set<GameId>(sums.filter((sum) => sum.today > 0).map(({ game }) => game))
  const left = round.filter((game) => !done.has(game))
  const sessions = sums.reduce((sum, one) => sum + one.sessions, 0)
  return [
    {
      card: 'round',
      data: { round, left, sessions },
      region: 'side',
      rank: 45,
      lasts: ['sessions'],
      waiting: left.length,
    },
  ]
}
