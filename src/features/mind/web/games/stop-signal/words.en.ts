import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'The path bends left or right: go that way at once. Now and then a branch falls across it: then do not press at all. Its timing adapts so that you manage to stop about half the time. Do not wait for it.',
  keys: 'Left and right buttons, or the arrow keys.',
  labels: { ask: 'Which way', left: 'To the left', right: 'To the right', blocked: 'a branch: hold still' },
  measures: {
    main: 'Stopping time',
    go: 'Going time',
    stopped: 'Stops that worked',
    delay: 'The branch fell after',
    misses: 'Not answered',
  },
  evidence: {
    measures:
      'How long it takes to stop something you were about to do. The moment of stopping cannot be seen, so it is calculated from a race between going and stopping. That takes fifty falling branches, and a single score is still rough.',
    transfer: 'The task is a good tool for comparing groups. It has not been shown that practising it helps anyone stop anything else.',
  },
}
