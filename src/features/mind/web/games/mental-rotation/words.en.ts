import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'Two twigs side by side. Is the right one the same as the left one, only turned? Or is it a mirror image that no turn can match?',
  keys: 'Two buttons, or the left (the same) and right (mirrored) arrow keys.',
  labels: { pair: 'Two twigs', ask: 'The right twig', same: 'The same, turned', mirror: 'Mirrored' },
  measures: { main: 'Time for a pair', turn: 'A quarter turn takes', accuracy: 'Right' },
  evidence: {
    measures:
      'How fast you turn things in your mind. The further a twig is turned, the longer it takes; the time that a quarter turn adds is shown beside the score. It counts when at least 80 % were right.',
    transfer:
      'Of what is trained with games, spatial skills are among those that do improve, and the gain reaches other spatial tasks to some degree. It is unclear how much of that helps outside of tests.',
  },
}
