import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'A leaf moves round four corners. Above the line, say whether it is round or pointed. Below it, whether it is pale or dark. So the question changes with every second leaf, and the leaf’s place shows which one it is.',
  keys: 'Two buttons, whose words change with the question, or the arrow keys.',
  labels: { shape: 'Shape', shade: 'Shade', round: 'Round', pointed: 'Pointed', pale: 'Pale', dark: 'Dark' },
  measures: { main: 'Time after a change', cost: 'Cost of a change', repeat: 'Time without a change', accuracy: 'Right' },
  evidence: {
    measures:
      'How fast you are with one rule right after using the other. The cost of a change is the difference from leaves whose question stayed the same. It counts when more than 80 % were right.',
    transfer:
      'The cost shrinks with practice and never quite goes away. The gain carries over to other switching tasks; beyond that, the evidence is thin.',
  },
}
