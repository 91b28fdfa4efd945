import type { Rule } from './types.ts'

/** Sets as percentages of a training maximum over four weeks: fewer reps with a higher percentage each week, the fourth a lighter one. */
export const WAVE: Extract<Rule, { kind: 'percent' }>['rounds'] = [
  [
    [0.65, 5],
    [0.75, 5],
    [0.85, 5],
  ],
  [
    [0.7, 3],
    [0.8, 3],
    [0.9, 3],
  ],
  [
    [0.75, 5],
    [0.85, 3],
    [0.95, 1],
  ],
  [
    [0.4, 5],
    [0.5, 5],
    [0.6, 5],
  ],
].map((sets, week) => sets.map(([percent, reps], at) => ({ percent: percent!, reps: reps!, isAmrap: week < 3 && at === 2 })))
