import type { GameId } from '../../games/core/catalog.ts'
import { SAME_PLACE } from '../../games/rules/dual-n-back.ts'

/** Keys of the eight sides, as on a number pad. */
const PAD = ['8', '9', '6', '3', '2', '1', '4', '7']
const LEFT_RIGHT = ['ArrowLeft', 'ArrowRight'] as const
/** Left means yes: the same, a word. */
const YES_NO = ['ArrowRight', 'ArrowLeft'] as const

const WAYS: Readonly<Record<GameId, (r: readonly number[]) => string[]>> = {
  corsi: (r) => r.map((block) => String(block + 1)),
  'digit-span': (r) => r.map(String),
  'dual-n-back': (r) => r.map((stated) => (stated === SAME_PLACE ? 'ArrowLeft' : 'ArrowRight')),
  flanker: ([way]) => [LEFT_RIGHT[way!]!],
  'object-tracking': (r) => r.map(numberOfFly),
  'wide-look': ([who, side]) => [LEFT_RIGHT[who!]!, PAD[side!]!],
  'task-switching': ([way]) => [LEFT_RIGHT[way!]!],
  'symbol-digit': ([digit]) => [String(digit)],
  'go-no-go': () => [' '],
  'stop-signal': ([way]) => [LEFT_RIGHT[way!]!],
  matrices: ([choice]) => [String(choice! + 1)],
  'mental-rotation': ([same]) => [YES_NO[same!]!],
  'lexical-decision': ([yes]) => [YES_NO[yes!]!],
  'time-estimation': () => [' '],
}

/** The keys that a person presses for an answer, in order; none for no answer. */
export const keysFor = (game: GameId, r: readonly number[]): string[] => (r.length === 0 ? [] : WAYS[game](r))

/** Fireflies are numbered by position once they stop, so the number is read from the screen. */
function numberOfFly(fly: number): string {
  const label = document.querySelectorAll('svg [role=button]')[fly]?.getAttribute('aria-label') ?? ''
  return [...label].find((letter) => letter >= '1' && letter <= '9') ?? ''
}
