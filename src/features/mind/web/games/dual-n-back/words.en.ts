import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'Every three seconds a pad of moss lights up with a letter. Press when its place is the same as n steps ago, when its letter is, or when both are. The number in the middle is n; it rises and falls with how well you do.',
  keys: 'Two buttons, or the left and right arrow keys (A and L do as well). If nothing is the same, press nothing.',
  labels: { pad: 'Pad {n}', dark: 'All pads dark', back: 'back', ask: 'The same as {n} back?', place: 'Same place', letter: 'Same letter' },
  measures: { main: 'Mean n', best: 'Highest n', next: 'Next n', place: 'Places, d′', letter: 'Letters, d′' },
  evidence: {
    measures:
      'How well you keep a moving list up to date: working memory. The score is the mean n of the session. d′ separates noticing from guessing.',
    transfer:
      'The best-known study of this game found that reasoning improved; larger ones with active control groups did not find this again. One thing is certain: people get better at n-back, and at tasks very much like it.',
  },
}
