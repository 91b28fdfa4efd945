import type { GameId } from '../../games/core/catalog.ts'
import type { GameView } from '../board/board.ts'
import { BOARDS } from './boards.ts'

export type LoadedView = { view: GameView } | { failed: true }

// Kept outside of what is drawn: a page that waits for a file starts anew when it is there, and must find the same promise.
const coming = new Map<GameId, Promise<LoadedView>>()

export function viewOf(game: GameId): Promise<LoadedView> {
  const known = coming.get(game)
  if (known) return known
  const loading = BOARDS[game]().catch(() => ({ failed: true as const }))
  coming.set(game, loading)
  return loading
}

/** Asks for a game's file anew the next time. */
export const forgetView = (game: GameId): void => void coming.delete(game)
