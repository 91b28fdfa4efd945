import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'Every mark has a digit, as the row above says. One mark after the other appears: give it its digit. As many as you can in 90 seconds.',
  keys: 'Press the digits below, or the keys 1 to 9.',
  labels: { code: 'Which digit belongs to which mark', mark: 'Mark {n}', digits: 'Digits' },
  measures: { main: 'Right in 90 seconds', wrong: 'Wrong', time: 'Time for a mark' },
  evidence: {
    measures:
      'How fast you look up, remember and answer, all at once: processing speed with some memory. Tests of this kind notice many things (tiredness, drink, illness), and tell none of them apart.',
    transfer:
      'Practice helps much in the first sessions, as the marks become familiar. In a large trial with older people (ACTIVE), training of speed with another kind of task went along with fewer difficulties years later, most where sessions were refreshed; it was not this task, and others have not found as much.',
  },
}
