import { insightTimer } from '../apps/insight-timer.ts'
import { ComparePage } from '../view/ComparePage.tsx'
import type { Comparison } from '../core/comparison.ts'
import { OURS_SOUL } from '../ours/ours.ts'

export const page: Comparison = {
  path: '/insight-timer-alternative',
  title: 'Insight Timer or Fernwell?',
  lead: 'Insight Timer has a large free library and many people around it. Fernwell has thirty tracks and nobody around it but you. Both can be right, for different evenings.',
  apps: [insightTimer],
  ours: OURS_SOUL,
  stay: ['you want to choose among many voices;', 'sitting with others helps you;', 'you want to pay nothing and look after nothing;'],
  fits: [
    'you would rather sit alone and unseen;',
    'you have a machine that runs anyway, and like to look after it;',
    'too much choice keeps you from sitting;',
    'you want a journal, habits and training in the same place.',
  ],
  bring: {
    importers: [],
    text: 'Nothing. Fernwell reads no file of Insight Timer, so your history stays there. Recordings that you have as files can be added to Soul.',
  },
}

export default function InsightTimerPage() {
  return <ComparePage comparison={page} />
}
