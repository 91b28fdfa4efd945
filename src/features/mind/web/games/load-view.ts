import type { GameId } from '../../games/core/catalog.ts'
import type { GameView } from '../board/board.ts'
import { BOARDS } from './boards.ts'

export type LoadedView = { view: GameView } | { failed: true }

// Outside React: a suspended page renders again when the module is loaded, and must find the same promise.
const coming = new Map<GameId, Promise<LoadedView>>()

export function viewOf(game: GameId): Promise<LoadedView> {
  const known = coming.get(game)
  if (known) return known
  const loading = BOARDS[game]().catch(() => ({ failed: true as const }))
  coming.set(game, loading)
  return loading
}

/** Requests a game's module again the next time. */
export const forgetView = (game: GameId): void => void coming.delete(game)
