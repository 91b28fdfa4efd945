import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'Digits light up, one a second. Type them in the same order. You get two tries at each length. The game ends when both go wrong.',
  keys: 'Press the digits, or type them. Until the row is full, Backspace deletes the last one.',
  labels: { watch: 'Wait for the digit', keypad: 'Digits', back: 'Delete the last digit', typed: 'Typed: {n}' },
  measures: { main: 'Mean span', longest: 'Longest row', correct: 'Rows right' },
  evidence: {
    measures:
      'How many digits in order you can hold for a few seconds: verbal short-term memory. The mean span counts the share of right rows at each length, which tells more than the longest row alone.',
    transfer:
      'With much practice people learn to group digits, and remember very long rows of them; that skill stays with digits. Reviews find no sign that it improves memory for other things.',
  },
}
