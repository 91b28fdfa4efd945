import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'Stones in the water light up one after the other. Press them in the same order. You get two tries at each length before the path grows by a stone. The game ends when both go wrong.',
  keys: 'Press the stones, or the keys 1 to 9.',
  labels: { pond: 'Nine stones', stone: 'Stone {n}', watch: 'Watch the light', now: 'Now you: {n}' },
  measures: { main: 'Span × paths', span: 'Longest path', correct: 'Paths right' },
  evidence: {
    measures:
      'How many places in order you can hold for a few seconds: visuo-spatial short-term memory. The score is the longest path times the number of right ones, as in the published form of the task.',
    transfer:
      'People get better at this game with practice, often by finding ways to see paths as shapes. Reviews find small gains in similar tasks, and no gain in everyday memory that could be shown.',
  },
}
