import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'First: is it an English word, or only something that could be one? Then come pairs of words: do the two mean nearly the same?',
  keys: 'Two buttons, or the left (yes) and right (no) arrow keys.',
  labels: {
    askWord: 'Is it a word?',
    askPair: 'Nearly the same?',
    word: 'A word',
    none: 'No word',
    same: 'Nearly the same',
    other: 'Something else',
  },
  measures: { main: 'Time for a word', pairs: 'Pairs right', nonWords: 'Time for a non-word', accuracy: 'Words right' },
  evidence: {
    measures:
      'How fast written words open up to you. The score is the median time in which words were rightly said to be words; how you did with synonyms stands beside it. Times are compared within one language only as long as you play in that one.',
    transfer:
      'Reading much makes this fast; this game does not replace it. There is no evidence that playing it improves reading or speech.',
  },
}
