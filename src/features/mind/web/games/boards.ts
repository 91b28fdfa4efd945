import type { GameId } from '../../games/catalog.ts'
import type { GameView } from '../play/board.ts'

/** Each game's own file, fetched when it is opened. */
export const BOARDS: Readonly<Partial<Record<GameId, () => Promise<{ view: GameView }>>>> = {
  corsi: () => import('./corsi/corsi.tsx'),
  'dual-n-back': () => import('./dual-n-back/dual-n-back.tsx'),
  flanker: () => import('./flanker/flanker.tsx'),
  'symbol-digit': () => import('./symbol-digit/symbol-digit.tsx'),
}
