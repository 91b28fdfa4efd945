import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'Leaves drift by, one every one and a half seconds: press for each, fast. Now and then it is a toadstool: leave it alone.',
  keys: 'The button, or the space bar.',
  labels: { leaf: 'A leaf', toadstool: 'A toadstool', press: 'A leaf!' },
  measures: { main: 'Telling apart, d′', time: 'Time for a leaf', alarms: 'Toadstools pressed', misses: 'Leaves missed' },
  evidence: {
    measures:
      'How well you hold back a response that became a habit within a minute. d′ compares how often you pressed for leaves and for toadstools, so neither waiting nor hurrying pays off.',
    transfer:
      'With so few toadstools in two minutes the score is coarse: it takes several sessions to say anything. Training of this kind changes how people play this game; it has not been shown to help with self-control in everyday life.',
  },
}
