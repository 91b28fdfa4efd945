import type { GameId } from '../../games/core/catalog.ts'
import type { Unit } from '../../games/core/rules.ts'

/** Units of main scores, for pages that do not load the rules; a test compares them with the rules. */
export const MAIN_UNITS: Readonly<Record<GameId, Unit>> = {
  corsi: 'points',
  'digit-span': 'items',
  'dual-n-back': 'level',
  flanker: 'ms',
  'object-tracking': 'items',
  'wide-look': 'ms',
  'task-switching': 'ms',
  'symbol-digit': 'count',
  'go-no-go': 'dprime',
  'stop-signal': 'ms',
  matrices: 'level',
  'mental-rotation': 'ms',
  'lexical-decision': 'ms',
  'time-estimation': 'percent',
}
