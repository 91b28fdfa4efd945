import type { GameId } from '../../games/core/catalog.ts'
import type { GameView } from '../board/board.ts'

/** The module of each game, loaded when it is opened. */
export const BOARDS: Readonly<Record<GameId, () => Promise<{ view: GameView }>>> = {
  corsi: () => import('./corsi/corsi.tsx'),
  'digit-span': () => import('./digit-span/digit-span.tsx'),
  'dual-n-back': () => import('./dual-n-back/dual-n-back.tsx'),
  flanker: () => import('./flanker/flanker.tsx'),
  'object-tracking': () => import('./object-tracking/object-tracking.tsx'),
  'wide-look': () => import('./wide-look/wide-look.tsx'),
  'task-switching': () => import('./task-switching/task-switching.tsx'),
  'symbol-digit': () => import('./symbol-digit/symbol-digit.tsx'),
  'go-no-go': () => import('./go-no-go/go-no-go.tsx'),
  'stop-signal': () => import('./stop-signal/stop-signal.tsx'),
  matrices: () => import('./matrices/matrices.tsx'),
  'mental-rotation': () => import('./mental-rotation/mental-rotation.tsx'),
  'lexical-decision': () => import('./lexical-decision/lexical-decision.tsx'),
  'time-estimation': () => import('./time-estimation/time-estimation.tsx'),
}
