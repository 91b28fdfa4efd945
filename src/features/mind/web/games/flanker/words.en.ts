import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'Five birds cross the evening sky. Which way does the middle one fly? Answer fast, and ignore the others.',
  keys: 'Left and right buttons, or the arrow keys (F and J do as well).',
  labels: { row: 'Five birds in a row', ask: 'The middle bird', left: 'To the left', right: 'To the right' },
  measures: {
    main: 'Time where the others disagree',
    interference: 'Cost of the others',
    congruent: 'Time where all agree',
    accuracy: 'Right',
  },
  evidence: {
    measures:
      'How well you keep to one thing while others beside it pull the other way: selective attention. The score is the median time of right answers where the other birds disagree. It counts when more than 80 % were right.',
    transfer:
      'Everyone gets faster in the first sessions. It is doubtful whether the difference between the two kinds of rows is a stable trait: it varies a lot from session to session, so it is shown beside the score and is not the score. No study shows that this game makes attention better elsewhere.',
  },
}
