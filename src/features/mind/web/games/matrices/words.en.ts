import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'Nine fields follow rules along their rows: some things stay, some change step by step, some combine in the third field. Choose which of six belongs in the empty field. Take your time; it gets harder after two right answers in a row.',
  keys: 'Press one of the six, or the keys 1 to 6.',
  labels: {
    pattern: 'The pattern',
    missing: 'the missing one',
    which: 'Which one belongs there?',
    shape0: 'leaf',
    shape1: 'berry',
    shape2: 'cone',
    shade0: 'empty',
    shade1: 'striped',
    shade2: 'full',
    vein0: 'stroke above',
    vein1: 'stroke right',
    vein2: 'stroke below',
    vein3: 'stroke left',
  },
  measures: { main: 'Mean level', right: 'Right', hardest: 'Hardest solved' },
  evidence: {
    measures:
      'How well you find rules in what you see: reasoning with shapes. The level says how many rules a pattern has, and whether one of them joins two fields into a third. It is not an intelligence test, and there are no norms for it.',
    transfer:
      'Practice makes people better at patterns of this kind, as they learn which rules to look for. For that very reason a higher level after practice does not mean better reasoning elsewhere.',
  },
}
