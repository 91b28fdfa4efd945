import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'First: is it an English word, or only something that could be one? Then come pairs of words: do the two mean nearly the same?',
  keys: 'Two buttons, or the left (yes) and right (no) arrow keys.',
  labels: {
    askWord: 'Is it a word?',
    askPair: 'Nearly the same?',
    word: 'A word',
    none: 'Not a word',
    same: 'Nearly the same',
    other: 'Something else',
  },
  measures: { main: 'Time for a word', pairs: 'Pairs right', nonWords: 'Time for a non-word', accuracy: 'Words right' },
  evidence: {
    measures:
      'How fast you recognise written words. The score is the median time for correctly recognised words; your result with synonyms is shown beside it. Times can only be compared while you play in one language.',
    transfer:
      'Reading a lot makes you fast at this; the game does not replace it. There is no evidence that playing it improves reading or speech.',
  },
}
