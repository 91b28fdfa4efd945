import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'Look at the light in the middle. For a moment an owl or a fox stands there, and a moth sits at one of eight places around. Leaves cover both; then say who it was, and where the moth sat. The moment gets shorter as long as you see both.',
  keys: 'Press who it was, then the place. With keys: left and right arrow, then the number pad (8 is up, 6 is right).',
  labels: {
    look: 'Look at the middle',
    who: 'Who was in the middle?',
    owl: 'The owl',
    fox: 'The fox',
    where: 'Where was the moth?',
    side: 'Place: {n}',
    side0: 'above',
    side1: 'above right',
    side2: 'right',
    side3: 'below right',
    side4: 'below',
    side5: 'below left',
    side6: 'left',
    side7: 'above left',
  },
  measures: { main: 'Shortest look needed', middle: 'Middle right', side: 'Side right', shortest: 'Shortest right one' },
  evidence: {
    measures:
      'How short a look is enough to notice two things at once, one of them at the edge: divided attention. Three right answers in a row shorten it, one wrong one lengthens it; that settles where 79 % are right. A screen cannot show anything shorter than one of its frames.',
    transfer:
      'Of all brain training tested in large studies, one of this kind is the best supported: in the ACTIVE trial older people who did about ten hours of it, and came back for more, reported fewer difficulties ten years later. This game is similar but not the same; no one has tested ours.',
  },
}
