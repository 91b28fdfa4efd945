import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'Nine fireflies over a pond. Some shine brighter at first: keep your eyes on them while all of them fly about for five seconds. Then press the ones that shone.',
  keys: 'Press the fireflies, or the number each one gets when they stop. Press again to deselect.',
  labels: {
    pond: 'Nine fireflies',
    fly: 'Firefly {n}',
    these: 'Follow the bright ones: {n}',
    follow: 'Follow them',
    which: 'Which ones shone? {n}',
  },
  measures: { main: 'Fireflies followed', most: 'Most at once', found: 'Found' },
  evidence: {
    measures:
      'How many moving things you can keep in mind at once: shared, sustained attention. The number goes up after a trial in which all were found and down after any other; it settles where about half succeed.',
    transfer:
      'People get better at following things on a screen. Some small studies with athletes report more than that; they are few and not well controlled.',
  },
}
