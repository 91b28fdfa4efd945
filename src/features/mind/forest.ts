import { stableHash } from '#platform/contract/stable-hash.ts'
import { DOMAINS, GAME_IDS, GAMES, isGameId, type Domain, type GameId } from './games/core/catalog.ts'

// The forest shows sessions and nothing else: a tree's place, kind and size follow from the number of sessions of each game.

/** Sessions per tree, by its index within its game: the first trees are complete soon, later ones take longer. */
const CAPACITY = [6, 10, 14, 18] as const
const LATER = 24
/** Limit of separate trees per game; further sessions make the last one wider. */
const MOST_TREES = 24

export const capacityOf = (index: number): number => CAPACITY[index] ?? LATER
export function startOf(index: number): number {
  let start = 0
  for (let i = 0; i < index; i++) start += capacityOf(i)
  return start
}

export type Tree = {
  /** `game~index`. */
  key: string
  game: GameId
  index: number
  domain: Domain
  /** Number of sessions that grew it: its rings. */
  rings: number
  /** Growth from 0 to 1, the full tree. */
  growth: number
  /** Within its grove: −1 to 1 across, 0 (far) to 1 (near). */
  x: number
  depth: number
}
export type Grove = { domain: Domain; trees: Tree[]; sessions: number }
export type Forest = { groves: Grove[]; trees: number; sessions: number }

/** All-time number of sessions of each game. */
export type Trained = Readonly<Partial<Record<GameId, number>>>

export function forestOf(trained: Trained): Forest {
  const groves = DOMAINS.map((domain): Grove => {
    const games = GAME_IDS.filter((game) => GAMES[game].domain === domain)
    const trees = games.flatMap((game) => treesOf(game, trained[game] ?? 0))
    return { domain, trees, sessions: games.reduce((sum, game) => sum + (trained[game] ?? 0), 0) }
  })
  return {
    groves,
    trees: groves.reduce((sum, { trees }) => sum + trees.length, 0),
    sessions: groves.reduce((sum, { sessions }) => sum + sessions, 0),
  }
}

function treesOf(game: GameId, sessions: number): Tree[] {
  const trees: Tree[] = []
  let left = Math.max(0, Math.floor(sessions))
  for (let index = 0; left > 0 && index < MOST_TREES; index++) {
    const rings = index === MOST_TREES - 1 ? left : Math.min(left, capacityOf(index))
    left -= rings
    const { x, depth } = placeOf(game, index)
    trees.push({
      key: `${game}~${index}`,
      game,
      index,
      domain: GAMES[game].domain,
      rings,
      growth: growthOf(rings, capacityOf(index)),
      x,
      depth,
    })
  }
  return trees
}

/** The first session gives a visible sapling; each further one adds less height. */
export const growthOf = (rings: number, capacity: number): number =>
  Math.min(1, 0.22 + 0.78 * Math.sqrt(Math.min(rings, capacity) / capacity))

/** Position by game and index, which never changes: a golden-angle spiral per game with a slight random offset. */
function placeOf(game: GameId, index: number): { x: number; depth: number } {
  const games = GAME_IDS.filter((other) => GAMES[other].domain === GAMES[game].domain)
  const own = games.indexOf(game)
  const nth = index * games.length + own
  const bits = stableHash(`${game} ${index}`)
  const jitter = (shift: number) => ((bits >>> shift) & 255) / 255 - 0.5
  const reach = Math.min(1, 0.16 + 0.19 * Math.sqrt(nth))
  const turn = nth * 2.399963 + DOMAINS.indexOf(GAMES[game].domain)
  return {
    x: Math.max(-1, Math.min(1, Math.cos(turn) * reach + jitter(0) * 0.12)),
    depth: Math.max(0, Math.min(1, 0.5 + Math.sin(turn) * reach * 0.5 + jitter(8) * 0.1)),
  }
}

/** Game and index of a tree's key; undefined for an invalid key. */
export function readTreeKey(key: string): { game: GameId; index: number } | undefined {
  const [game = '', place = '', ...more] = key.split('~')
  const index = /^\d{1,2}$/.test(place) ? Number(place) : Number.NaN
  return more.length === 0 && isGameId(game) && index < MOST_TREES ? { game, index } : undefined
}
