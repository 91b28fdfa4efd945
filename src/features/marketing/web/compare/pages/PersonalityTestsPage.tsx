import { bigFive, sixteen, truity } from '../apps/personality.ts'
import { ComparePage } from '../view/ComparePage.tsx'
import type { Comparison } from '../core/comparison.ts'
import { OURS_PERSONALITY } from '../ours/ours.ts'

export const page: Comparison = {
  path: '/personality-quiz-alternatives',
  title: 'Personality tests, side by side',
  lead: 'bigfive-web is free, speaks many languages and asks nothing of you but answers. Fernwell asks published items, too, says how sure a result is, and keeps it on a machine of yours.',
  apps: [bigFive, sixteen, truity],
  ours: OURS_PERSONALITY,
  stay: [
    'you want to answer once, now, without an account;',
    'you want another language than English or German: bigfive-web;',
    'you want one result, once, and nothing to keep;',
  ],
  fits: [
    'your answers should be on a machine of yours;',
    'you want norms, and to see how sure a result is;',
    'you want to repeat it after a year, and see what changed;',
    'you have a machine that runs anyway, and like to look after it;',
  ],
  bring: {
    importers: ['personality:bigfive-web', 'personality:csv'],
    text: 'A result of bigfive-web, and answers to the same items from any table. Fernwell reads no file of 16Personalities or Truity.',
  },
  unknown: 'What 16Personalities costs: the prices we found contradict each other, so none is shown.',
}

export default function PersonalityTestsPage() {
  return <ComparePage comparison={page} />
}
