import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'Every three seconds a pad of moss lights up with a letter. Press when its place is the same as n steps ago, and when its letter is. Sometimes both are. The number in the middle is n; it grows and shrinks with how it goes.',
  keys: 'Two buttons, or the left and right arrow keys (A and L do as well). Press nothing where nothing is the same.',
  labels: { pad: 'Pad {n}', dark: 'All pads dark', back: 'back', ask: 'The same as {n} back?', place: 'Same place', letter: 'Same letter' },
  measures: { main: 'Mean n', best: 'Highest n', next: 'Next n', place: 'Places, d′', letter: 'Letters, d′' },
  evidence: {
    measures:
      'How well you keep a moving list up to date: working memory. The score is the mean n of the session. d′ tells what you noticed from what you guessed.',
    transfer:
      'The best-known study of this game found that reasoning improved; larger ones with active control groups did not find it again. What is sure: people become better at n-back, and at tasks that are very much like it.',
  },
}
