import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Year } from '#testing/life.ts'
import { GAME_IDS, type GameId } from '../games/core/catalog.ts'
import { stableHash } from '#platform/contract/stable-hash.ts'
import { sentSession } from './mind.fixture.ts'
import { keepSession } from './playing.ts'

const DAY_MS = 86_400_000
/** Games that are played more often. */
const LIKED: readonly GameId[] = ['corsi', 'flanker', 'symbol-digit', 'object-tracking', 'matrices']

/** Two games every few days for most of a year, more often lately, with slowly improving scores. */
export const year: Year = async (app, person) => {
  const now = app.clock.now().getTime()
  for (let ago = 300; ago >= 1; ago--) {
    if (stableHash(`rest ${ago}`) % 10 < (ago > 45 ? 8 : 4)) continue
    const games = new Set<GameId>()
    for (let nth = 0; games.size < 2; nth++) {
      const bits = stableHash(`game ${ago} ${nth}`)
      games.add(bits % 3 === 0 ? GAME_IDS[(bits >>> 4) % GAME_IDS.length]! : LIKED[(bits >>> 4) % LIKED.length]!)
    }
    let end = now - ago * DAY_MS
    for (const game of games) {
      const { params, body } = sentSession(game, end, { id: uuidv7(), skill: 1 - ago / 300, start: 2 })
      await keepSession(app, person, params.id, body)
      end += 240_000
    }
  }
  return { pages: { '/brain-forest/play/:game': { game: 'corsi' } } }
}
