import { daysBetween, type LocalDay } from '#platform/contract/dates.ts'
import { stableHash } from '#platform/contract/stable-hash.ts'
import { GAME_IDS, GAMES, type GameId } from './games/core/catalog.ts'

export const ROUND_MINUTES = [4, 8, 12] as const
export const DEFAULT_MINUTES = 8
/** Time between two games: for reading the instructions, practice, and a short rest. */
const BETWEEN_SECONDS = 20
const [LEAST, MOST] = [3, 5]

/** Last day of each game before the day of the round; games that were never played are left out. */
export type LastPlayed = Readonly<Partial<Record<GameId, LocalDay>>>

/**
 * Today's round: three to five games that fit into the minutes. The rules, as shown on the page: the games that were not played
 * for longest come first, with games never played among them in an order of the day; one per domain; only games that fit. The
 * same history and day give the same round, at any time of day and regardless of games played since the morning.
 */
export function roundOf({ today, lastPlayed, minutes }: { today: LocalDay; lastPlayed: LastPlayed; minutes: number }): GameId[] {
  const dueness = (game: GameId) => {
    const last = lastPlayed[game]
    // A game never played has the rank of one played a week ago, so that new games are introduced one by one.
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
    // The first three are always included, even if they exceed the time.
    if (round.length >= LEAST && seconds + BETWEEN_SECONDS > left) continue
    round.push(game)
    left -= seconds + BETWEEN_SECONDS
  }
  return round
}

export const secondsOfRound = (round: readonly GameId[]): number =>
  round.reduce((sum, game) => sum + GAMES[game].seconds + BETWEEN_SECONDS, 0)
