import { daysBetween, type LocalDay } from '#platform/contract/dates.ts'
import { stableHash } from '#platform/contract/stable-hash.ts'
import { GAME_IDS, GAMES, type GameId } from './games/core/catalog.ts'

export const ROUND_MINUTES = [4, 8, 12] as const
export const DEFAULT_MINUTES = 8
/** Reading what to do, practice, a breath between two games. */
const BETWEEN_SECONDS = 20
const [LEAST, MOST] = [3, 5]

/** When each game was last played before the day in question; games that never were are left out. */
export type LastPlayed = Readonly<Partial<Record<GameId, LocalDay>>>

/**
 * Today's round: three to five games that fit into the minutes. The rules, as they are told on the page: what was not played for longest
 * comes first, games never played among them in an order of the day; no two of the same domain; nothing that does not fit. The same
 * history and day give the same round, however often it is looked at, and whatever has been played since the morning.
 */
export function roundOf({ today, lastPlayed, minutes }: { today: LocalDay; lastPlayed: LastPlayed; minutes: number }): GameId[] {
  const dueness = (game: GameId) => {
    const last = lastPlayed[game]
    // A game never played is as due as one of a week ago: new ones come in little by little.
    return last === undefined ? 7 : Math.min(60, daysBetween(last, today))
  }
  const order = GAME_IDS.map((game) => ({ game, due: dueness(game), turn: stableHash(`${today} ${game}`) })).sort(
    (a, b) => b.due - a.due || a.turn - b.turn,
  )
  const round: GameId[] = []
  let left = minutes * 60
  for (const { game } of order) {
    const { domain, seconds } = GAMES[game]
    if (round.length === MOST || round.some((other) => GAMES[other].domain === domain)) continue
    // The first three come in any case: a round of one is a game.
    if (round.length >= LEAST && seconds + BETWEEN_SECONDS > left) continue
    round.push(game)
    left -= seconds + BETWEEN_SECONDS
  }
  return round
}

export const secondsOfRound = (round: readonly GameId[]): number =>
  round.reduce((sum, game) => sum + GAMES[game].seconds + BETWEEN_SECONDS, 0)
