import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'Every mark has a digit, shown in the row above. Marks appear one at a time: enter the digit for each. Do as many as you can in 90 seconds.',
  keys: 'Press the digits below, or the keys 1 to 9.',
  labels: { code: 'Which digit belongs to which mark', mark: 'Mark {n}', digits: 'Digits' },
  measures: { main: 'Right in 90 seconds', wrong: 'Wrong', time: 'Time for a mark' },
  evidence: {
    measures:
      'How fast you look up, remember and answer, all at once: processing speed with some memory. Tests of this kind react to many things (tiredness, alcohol, illness) and cannot tell them apart.',
    transfer:
      'Practice helps a lot in the first sessions, as the marks become familiar. In a large trial with older people (ACTIVE), speed training with another kind of task was linked to fewer difficulties years later, most of all with refresher sessions. It was not this task, and other studies have not found as much.',
  },
}
