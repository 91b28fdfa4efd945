import type { GameWords } from '../../board/board.ts'

export const en: GameWords = {
  how: 'The path bends left or right: go that way, at once. Now and then a branch falls across it: then do not press at all. It falls sooner or later by how it goes, so that you manage about half of them. Do not wait for it.',
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
      'How long it takes to call back what you were about to do. Stopping has no moment that can be seen, so it is worked out from a race between going and stopping. It takes fifty falling branches to name it, and a single score is still rough.',
    transfer: 'The task is a good tool for comparing groups. Whether practising it helps anybody to stop anything else has not been shown.',
  },
}
